import type { Product } from '@site/shared/contracts';

/** Rows of the comparison that come from a product's technical details. */
const compared = ['Capacidade extintora', 'Carga nominal', 'Peso total aproximado', 'Altura'];

export interface ComparedRow {
  readonly label: string;
  /** Texts in the order of the products; `—` where a product has none. */
  readonly values: readonly string[];
}

export function comparedRows(products: readonly Product[]): readonly ComparedRow[] {
  const row = (label: string, read: (product: Product) => string | undefined): ComparedRow => ({
    label,
    values: products.map((product) => read(product) || '—'),
  });
  return [
    // The category is the agent, then the mobility: `Gás carbônico, portátil`.
    row('Agente extintor', (product) => detailOf(product, 'Categoria')?.split(',')[0]),
    ...compared.map((label) => row(label, (product) => detailOf(product, label))),
  ];
}

function detailOf({ technicalDetails }: Product, label: string): string | undefined {
  return technicalDetails.find(({ characteristic }) => characteristic === label)?.detail;
}
