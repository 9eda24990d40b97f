import path from 'node:path';
import { temporaryFolderPerFile, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { bumpFor, type Change, changesBetween, neededVersion } from './changes';
import { type Offer, offerOf } from './offer';

jest.setTimeout(60_000);

const folder = temporaryFolderPerFile();

const contracts = `
  interface Size { readonly litres: number }
  /** A product. */
  export interface Product { readonly id: string; readonly price: number; readonly size: Size }
  export const find = (id: string): Product | null => (id === '' ? null : { id, price: 1, size: { litres: 10 } });
`;

let made = 0;

/** Sample package: a module for each entry, and a style sheet. */
async function offering(modules: Readonly<Record<string, string>>): Promise<Offer> {
  const names = Object.keys(modules);
  const exports = Object.fromEntries(names.map((name) => [`./${name}`, `./src/${name}.ts`]));
  await writeFiles(folder(), {
    'package.json': JSON.stringify({ version: '1.2.3', exports: { ...exports, './base.css': './src/base.css' } }),
    'tsconfig.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "strict": true } }',
    'src/base.css': '',
    'node_modules/router/index.d.ts': 'export declare const Link: string, NavLink: string;',
    ...Object.fromEntries(names.map((name) => [`src/${name}.ts`, modules[name] ?? ''])),
  });
  made += 1;
  return offerOf(folder(), path.join(folder(), String(made)));
}

let before: Offer;
beforeAll(async () => {
  before = await offering({ contracts });
});

const linesOf = (changes: readonly Change[]) => changes.map(({ bump, message }) => `${bump}: ${message}`);

async function changed(source: string, more: Readonly<Record<string, string>> = {}) {
  return changesBetween(before, await offering({ contracts: source, ...more }), folder());
}

test('other comments, another order, or other code with the same types need no new version', async () => {
  const [size = '', product = ''] = contracts.split('/** A product. */');
  const changes = await changed(`/** Price in BRL. */ ${product.replace('price: 1,', 'price: 2,')}\n${size}`);
  expect(linesOf(changes)).toEqual([]);
  expect(bumpFor(changes)).toBe('patch');
  expect(neededVersion('1.2.3', changes)).toBe('1.2.3');
});

test('optional additions need a minor version', async () => {
  const changes = await changed(
    `${contracts.replace('readonly price', 'readonly brand?: string; readonly price')} export const all: string[] = [];`,
    { more: 'export const more = true;' },
  );
  expect(linesOf(changes)).toEqual([
    'minor: ./more is new',
    'minor: ./contracts all is new',
    'minor: ./contracts type Product has changed, and does for whoever uses it today',
  ]);
  expect(neededVersion('1.2.3', changes)).toBe('1.3.0');
});

test('a change that breaks users is major, also inside a type that is not exported', async () => {
  const changes = await changed(contracts.replaceAll('litres', 'kilograms'));
  expect(linesOf(changes)).toEqual([
    'major: ./contracts type Product has changed: it no longer does for whoever uses it today',
  ]);
  expect(neededVersion('1.2.3', changes)).toBe('2.0.0');
});

test('sources that do not compile are refused', async () => {
  await expect(offering({ contracts: 'export const price: number = "free";' })).rejects.toThrow('is not assignable');
});

const sealed = (members: string) => `/** Made here alone. @sealed */\nexport interface A { ${members} }`;
const taking = (parameters: string) => `export function f(${parameters}): void {}`;

/** A generic component whose type the compiler resolves only for a given argument. */
const picking = (props: string) => `
  type Taken<T> = T extends { a: infer A } ? A : never;
  interface Props<T> { of: Taken<T>; more: ${props} }
  export function f<T>(_: Props<T>) {}`;

/** Change of a module: before, after, and its kind. */
const cases: readonly (readonly [string, string, string, string])[] = [
  ['a new required property', 'export interface A { a: 1 }', 'export interface A { a: 1; b: 1 }', 'major'],
  ['another member of a union', "export type A = 'a' | 'b';", "export type A = 'a' | 'b' | 'c';", 'major'],
  ['another order of a union', "export type A = 'a' | 'b';", "export type A = 'b' | 'a';", 'minor'],
  ['a further optional parameter', taking('_a: 1'), taking('_a: 1, _b?: 1'), 'minor'],
  ['a further parameter', taking('_a: 1'), taking('_a: 1, _b: 1'), 'major'],
  ['a further type parameter', 'export type A<T> = T[];', 'export type A<T, U> = T[] | (U & never);', 'major'],
  ['a generic type in another notation', 'export type A<T> = { a: T };', 'export interface A<T> { a: T }', 'minor'],
  ['an unchanged generic function', picking("{ a: 'b' }"), `/** It. */${picking("{ a: 'b' }")}`, 'patch'],
  ['a generic function that accepts more', picking("{ a: 'b' }"), picking("{ a: 'b'; c?: 1 }"), 'minor'],
  ['a further property of a type that only the package creates', sealed('a: 1'), sealed('a: 1; b: 1'), 'minor'],
  ['a removed property of a type that only the package creates', sealed('a: 1; b: 1'), sealed('a: 1'), 'major'],
  ['another component', "export { Link } from 'router';", "export { NavLink } from 'router';", 'major'],
  ['a type with the name of a value', 'export const a = 1;', 'export const a = 1; export type a = 1;', 'minor'],
];

describe('the kind of version is right for', () => {
  const bumps = new Map<string, string>();

  // All cases run at once, because loading TypeScript takes longer than all of them.
  beforeAll(async () => {
    const entry = (index: number) => `case${index}`;
    const offer = (side: 1 | 2) => offering(Object.fromEntries(cases.map((it, index) => [entry(index), it[side]])));
    const changes = changesBetween(await offer(1), await offer(2), folder());
    for (const [index, [name]] of cases.entries()) {
      bumps.set(name, bumpFor(changes.filter(({ message }) => message.startsWith(`./${entry(index)} `))));
    }
  });

  test.each(cases)('%s', (name, _old, _now, bump) => expect(bumps.get(name)).toBe(bump));
});
