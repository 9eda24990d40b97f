import { list, text, v } from '@site/delivery/content';

/** Small line above a heading, and the heading. */
export const heading = v.strictObject({ chamada: text(), titulo: text() });

/** Heading with a sentence below, also that of the band at the top of a page (`faixa`). */
export const headingWithText = v.strictObject({ chamada: text(), titulo: text(), texto: text() });

export const titleAndText = v.strictObject({ titulo: text(), texto: text() });

/** List of texts. */
export const texts = () => list(text());

/** Address on this site, with a query or an anchor. Browsers read `\` as `/`, and `//` as the beginning of another site. */
export const address = () => {
  const wanted = 'escreva um endereço deste site, que começa com /, por exemplo /servicos';
  return v.pipe(v.string(wanted), v.regex(/^(?![^?#]*\/\/)\/[^\s\\\p{C}]*$/u, wanted));
};

/** Title in which words between brackets stand on one line. */
export const titleWithGroups = () =>
  v.pipe(
    text(),
    v.regex(/^(?:[^[\]]|\[[^[\]]+\])+$/, 'feche cada colchete: palavras entre [colchetes] ficam na mesma linha'),
  );
