import path from 'node:path';
import { temporaryFolderPerFile, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { readBaseline, writeBaseline } from './baseline';
import { readSourcePackage, reportsOf } from './reports';
import { bumpFor, type Change, changesBetween, neededVersion, type Offer } from './verdict';

jest.setTimeout(60_000);

const folder = temporaryFolderPerFile();

const contracts = `
  interface Size { readonly litres: number }
  /** A product. */
  export interface Product { readonly id: string; readonly price: number; readonly size: Size }
  export const find = (id: string): Product | null => (id === '' ? null : { id, price: 1, size: { litres: 10 } });
`;

/** A made-up package, offering this. */
async function offering(source: string, more: Readonly<Record<string, string>> = {}) {
  const exports = { './contracts': './src/contracts.ts', './base.css': './src/base.css', ...more };
  await writeFiles(folder(), {
    'package.json': JSON.stringify({ name: '@site/made-up', version: '1.2.3', exports }),
    'tsconfig.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "strict": true } }',
    'src/contracts.ts': source,
    ...Object.fromEntries(Object.values(more).map((file) => [file, 'export const more = true;'])),
  });
  const made = await readSourcePackage(folder());
  return { entries: Object.keys(made.exports), reports: await reportsOf(made) };
}

let before: Offer;
beforeAll(async () => {
  before = await offering(contracts);
});

const linesOf = (changes: readonly Change[]) => changes.map(({ bump, message }) => `${bump}: ${message}`);

async function changed(source: string, more: Readonly<Record<string, string>> = {}) {
  return changesBetween(folder(), before, await offering(source, more));
}

test('another comment, another order and other code behind the same types are nothing to others', async () => {
  const [size = '', product = ''] = contracts.split('/** A product. */');
  const changes = await changed(`/** Price in BRL. */ ${product.replace('price: 1,', 'price: 2,')}\n${size}`);
  expect(linesOf(changes)).toEqual([]);
  expect(bumpFor(changes)).toBe('patch');
  expect(neededVersion('1.2.3', changes)).toBe('1.2.3');
});

test('what is new, and may be left out, is minor', async () => {
  const changes = await changed(
    `${contracts.replace('readonly price', 'readonly brand?: string; readonly price')} export const all: Product[] = [];`,
    { './more': './src/more.ts' },
  );
  expect(linesOf(changes)).toEqual([
    'minor: ./more is new',
    'minor: ./contracts all is new',
    'minor: ./contracts Product has changed, and does for whoever uses it today',
  ]);
  expect(neededVersion('1.2.3', changes)).toBe('1.3.0');
});

test('what breaks whoever uses it is major, also inside a type that is not exported itself', async () => {
  const changes = await changed(
    contracts
      .replaceAll('litres', 'kilograms')
      .replace('find = (id: string)', 'find = (id: number)')
      .replace("id === ''", 'id === 0')
      .replace('{ id,', "{ id: '',"),
  );
  expect(linesOf(changes)).toEqual([
    'major: ./contracts find has changed: it no longer does for whoever uses it today',
    'major: ./contracts Size has changed: it no longer does for whoever uses it today',
  ]);
  expect(neededVersion('1.2.3', changes)).toBe('2.0.0');
});

test('an entry that is gone is major', () => {
  const changes = changesBetween(
    folder(),
    { entries: ['.', './base.css'], reports: new Map() },
    { entries: ['.'], reports: new Map() },
  );
  expect(linesOf(changes)).toEqual(['major: ./base.css is gone']);
});

test('sources that don’t compile are no offer', async () => {
  await expect(offering('export const price: number = "free";')).rejects.toThrow('is not assignable');
});

const report = (code: string) => new Map([['.', `## API\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`]]);

const sealed = (members: string) => `// @public @sealed\nexport interface A { ${members} }`;

test.each<[string, string, string, string]>([
  ['a property that others must give now', 'export interface A { a: 1 }', 'export interface A { a: 1; b: 1 }', 'major'],
  ['a property that is gone', 'export interface A { a: 1; b: 1 }', 'export interface A { a: 1 }', 'major'],
  ['one more of several', "export type A = 'a' | 'b';", "export type A = 'a' | 'b' | 'c';", 'major'],
  [
    'a further parameter that may be left out',
    'export function f(a: 1): 1;',
    'export function f(a: 1, b?: 1): 1;',
    'minor',
  ],
  ['a further parameter', 'export function f(a: 1): 1;', 'export function f(a: 1, b: 1): 1;', 'major'],
  ['a narrower answer', 'export function f(): 1 | 2;', 'export function f(): 1;', 'minor'],
  ['a wider answer', 'export function f(): 1;', 'export function f(): 1 | 2;', 'major'],
  ['a type in other words', 'export type A = { a: 1 } & { b: 1 };', 'export type A = { a: 1; b: 1 };', 'minor'],
  ['a further parameter of a type', 'export type A<T> = T[];', 'export type A<T, U> = [T, U];', 'major'],
  ['a generic type with more in it', 'export type A<T> = { a: T };', 'export type A<T> = { a: T; b: T };', 'major'],
  ['more in a type that only the package makes', sealed('a: 1'), sealed('a: 1; b: 1'), 'minor'],
  ['less in a type that only the package makes', sealed('a: 1; b: 1'), sealed('a: 1'), 'major'],
  ['a type that is no longer exported', 'export interface A { a: 1 }', 'interface A { a: 1 }', 'major'],
  [
    'another component',
    'import { Link } from "x";\nexport { Link }',
    'import { NavLink } from "x";\nexport { NavLink }',
    'major',
  ],
])('%s', (_change, old, now, bump) => {
  const entries = ['.'];
  const changes = changesBetween(folder(), { entries, reports: report(old) }, { entries, reports: report(now) });
  expect(changes).not.toEqual([]);
  expect(bumpFor(changes)).toBe(bump);
});

test('what is checked in is read as it was written, without what is gone', async () => {
  const target = path.join(folder(), 'api');
  const first = {
    version: '1.0.0',
    entries: ['.', './a', './a.css'],
    reports: new Map([
      ['.', 'root'],
      ['./a', 'a'],
    ]),
  };
  await writeBaseline(target, first);
  expect(await readBaseline(target)).toEqual(first);
  const second = { version: '1.1.0', entries: ['.'], reports: new Map([['.', 'root']]) };
  await writeBaseline(target, second);
  expect(await readBaseline(target)).toEqual(second);
});
