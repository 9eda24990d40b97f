import type { Product } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { Badge } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { familias } from '../../content/familias';
import { ClassLetters } from '../classes/ClassLetters';
import { fireClassesOf } from '../classes/fireClassesOf';
import type { Place } from '../places/places';
import { productTags } from '../productTags';
import styles from './CompareTable.script.module.css';

export interface ComparedRow {
  readonly label: string;
  /** Texts in the order of the products; `—` where a product has none. */
  readonly values: readonly string[];
  /** Shows more than the text. */
  readonly show?: (product: Product) => ReactNode;
}

/** @param place adds a row on the products' use there */
export function comparedRows(products: readonly Product[], place?: Place): readonly ComparedRow[] {
  const row = (label: string, read: (product: Product) => string | undefined): ComparedRow => ({
    label,
    values: products.map((product) => read(product) || '—'),
  });
  const technical = (label: string) => row(label, (product) => technicalDetail(product, label));
  return [
    { ...row('Preço', ({ price }) => formatPrice(price)), show: (product) => <Price product={product} /> },
    ...(place ? [row(`Para o seu lugar: ${place.name}`, (product) => suitability(place, product))] : []),
    {
      ...row('Classes de fogo', (product) => lettersOf(product).join()),
      show: (product) => <ClassLetters product={product} />,
    },
    row('Indicado para', ({ description }) => /Indicad[oa] para ([^.]+)/.exec(description)?.[1]),
    // The category is the agent, then the mobility: `Gás carbônico, portátil`.
    row('Agente extintor', (product) => technicalDetail(product, 'Categoria')?.split(',')[0]),
    row(
      'Deixa resíduo',
      (product) => Object.entries(familias).find(([family]) => family === agentOf(product))?.[1].residuo,
    ),
    ...['Capacidade extintora', 'Carga nominal'].map(technical),
    ...['Alcance do jato', 'Tempo de descarga'].map((label) => row(label, (product) => detail(product, label))),
    ...['Peso total aproximado', 'Altura'].map(technical),
  ];
}

function Price({ product: { price, sobConsulta } }: { readonly product: Product }) {
  return (
    <>
      <b className={styles.price}>{formatPrice(price)}</b>
      {sobConsulta && <Badge>Sob consulta</Badge>}
    </>
  );
}

const agentOf = (product: Product) => productTags(product)[0];
const lettersOf = (product: Product): string[] => fireClassesOf(agentOf(product)).map(({ letter }) => letter);

function technicalDetail({ technicalDetails }: Product, label: string): string | undefined {
  return technicalDetails.find(({ characteristic }) => characteristic === label)?.detail;
}

/** Value of a detail such as `Tempo de descarga: cerca de 20 segundos.` */
function detail({ details }: Product, label: string): string | undefined {
  return details.find((text) => text.startsWith(`${label}: `))?.slice(label.length + 2, -1);
}

/** Fire classes of the place that the product is for, as in `Sim: classes A e C` or `Só classe C`. */
function suitability({ text, filter = [] }: Place, product: Product): string {
  const needed = text.split(':')[0]?.match(/[A-K]\b/g) ?? [];
  const covered = needed.filter((letter) => lettersOf(product).includes(letter));
  if (covered.length === 0 || !filter.includes(agentOf(product) ?? '')) return 'Não indicado';
  const names = `${covered.length === 1 ? 'classe' : 'classes'} ${covered.join(', ').replace(/, (?=.$)/, ' e ')}`;
  return covered.length === needed.length ? `Sim: ${names}` : `Só ${names}`;
}
