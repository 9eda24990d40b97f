import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatPrice } from '@site/shared/format';

const folder = path.join(import.meta.dirname, '../../mfe-catalog/content/produtos');

interface Product {
  readonly codigo: string;
  readonly nome: string;
  readonly preco: number;
  readonly familia: string;
}

const products = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): Product => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

/** @param families such as `co2`; all products without any */
export const numberOfProducts = (...families: readonly string[]): number =>
  products.filter(({ familia }) => families.length === 0 || families.includes(familia)).length;

/** @throws Error for an unknown product */
export function productNamed(id: string) {
  const product = products.find(({ codigo }) => codigo === id);
  if (!product) throw new Error(`The catalogue has no product ${id}`);
  return { id, name: product.nome, price: product.preco };
}

/** Total of lines, as the cart writes it. */
export const totalOf = (...lines: readonly (readonly [quantity: number, line: { readonly price: number }])[]): string =>
  formatPrice(lines.reduce((sum, [quantity, { price }]) => sum + quantity * price, 0)).replace('\u00a0', ' ');
