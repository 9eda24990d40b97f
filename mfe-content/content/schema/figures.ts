import { text, v } from '@site/delivery/content';

/** Whole number in digits; a text, so that it can be a fact. */
export const figure = () => {
  const wanted = 'escreva um número inteiro como texto, por exemplo "513", ou "{anosDeMercado}"';
  return v.pipe(text(wanted), v.regex(/^[1-9]\d*$/, wanted), v.transform(Number));
};

interface Figure {
  readonly numero: number;
  /** Begins with the word after the number: 'projetos entregues'. */
  readonly texto: string;
}

/** True unless a text gives one of these figures another number. */
export const agrees = (sentence: string, figures: readonly Figure[]): boolean =>
  figures.every(({ numero, texto }) => {
    const [word = ''] = texto.split(' ');
    return [...sentence.matchAll(/(\d+) (\S+)/g)].every(
      ([, number, next]) => next !== word || Number(number) === numero,
    );
  });
