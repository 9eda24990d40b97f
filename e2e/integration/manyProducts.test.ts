import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { plainEnvironment, run } from '@site/tools/testing/programs';
import { decodedPrefix } from '@site/tools/weights/firstFlight';
import { type Checkout, copyCheckout } from './checkout';

jest.setTimeout(900_000);

let folder: string;
let checkout: Checkout;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'many-products-'));
  checkout = await copyCheckout(path.join(folder, 'checkout'));
  for (const name of ['shell', 'mfe-cart', 'mfe-account', 'mfe-content']) await shareBuild(name, checkout.folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Adds copies of the products, as the owner adds a product: a file, and its pictures. */
async function growTo(count: number): Promise<void> {
  const products = path.join(checkout.folder, 'mfe-catalog/content/produtos');
  const pictures = path.join(checkout.folder, 'mfe-catalog/src/images/produtos');
  const files = (await readdir(products)).sort();
  for (let index = 0; files.length + index < count; index += 1) {
    const original = JSON.parse(await readFile(path.join(products, files[index % files.length] ?? ''), 'utf8'));
    const number = files.length + index + 1;
    const codigo = `COPIA-${number}`;
    const nome = `Extintor ${number}`;
    const copy = { ...original, codigo, nome, nomeCompleto: `${nome} completo`, preco: 100 + index };
    await writeFile(path.join(products, `${codigo.toLowerCase()}.json`), JSON.stringify(copy));
    const own = (await readdir(pictures)).filter((file) => file.startsWith(`${original.codigo}-`));
    for (const file of own)
      await cp(path.join(pictures, file), path.join(pictures, file.replace(original.codigo, codigo)));
  }
}

const specs = ['catalogue', 'places', 'compare', 'cart'].map((name) => `/${name}.spec.ts`);

/** Without headers, of up to 1,000 bytes. */
const firstFlight = 13_590;

/** `PRODUCTS=22,300` sets other numbers: more take minutes. */
const counts = (process.env.PRODUCTS ?? '60').split(',').map(Number);

test.each(counts)('journeys of list, filter, comparison and cart work with %d products', async (count) => {
  await growTo(count);
  await run('npm', ['run', 'e2e', '--', ...specs, '--grep', '@journey', '--project', 'desktop'], {
    cwd: checkout.folder,
    env: { ...plainEnvironment(), PORT: '3780' },
  });
  const page = path.join(checkout.folder, '.cache/test-site/public/produtos/index.html.br');
  const first = await decodedPrefix((await readFile(page)).subarray(0, firstFlight));
  expect(first.match(/R\$ /g)?.length).toBeGreaterThan(12);
});
