import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Checkout } from 'tools/testing/checkout';

const file = 'mfe-catalog/src/data/products.ts';

/** Gives a checkout's catalogue so many times the products that it has. */
export async function multiplyProducts({ folder }: Checkout, times: number): Promise<void> {
  const target = path.join(folder, file);
  const text = await readFile(target, 'utf8');
  const list = 'export const products: readonly Product[] = [';
  if (!text.includes(list)) throw new Error(`${file} does not look as expected`);
  const copies = `
/** The same again under other names, to measure with. */
export const products: readonly Product[] = Array.from({ length: ${times} }, (_, copy) =>
  originals.map((product) => ({
    ...product,
    id: copy === 0 ? product.id : \`\${product.id}-\${copy}\`,
    productLink: copy === 0 ? product.productLink : product.productLink.replace('.html', \`-\${copy}.html\`),
  })),
).flat();
`;
  await writeFile(target, text.replace(list, 'const originals: readonly Product[] = [') + copies);
}
