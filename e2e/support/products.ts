import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../mfe-catalog/content/produtos');

/** @param families such as `co2`; all products without any */
export function numberOfProducts(...families: readonly string[]): number {
  const products = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): { familia: string } => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  return products.filter(({ familia }) => families.length === 0 || families.includes(familia)).length;
}
