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

const [size = '', product = ''] = contracts.split('/** A product. */');

/** The same module before, and what it becomes. */
const changed = {
  otherwiseWritten: `/** Price in BRL. */ ${product.replace('price: 1,', 'price: 2,')}\n${size}`,
  enlarged: `${contracts.replace('readonly price', 'readonly brand?: string; readonly price')} export const all: string[] = [];`,
  broken: contracts.replaceAll('litres', 'kilograms'),
};

let changes: readonly Change[];

// All modules are compared at once, because loading TypeScript takes longer than all of them.
beforeAll(async () => {
  const entriesOf = (side: 1 | 2) => Object.fromEntries(cases.map((each, index) => [`case${index}`, each[side]]));
  const before = Object.fromEntries(Object.keys(changed).map((name) => [name, contracts]));
  changes = changesBetween(
    await offering({ ...before, ...entriesOf(1) }),
    await offering({ ...changed, more: 'export const more = true;', ...entriesOf(2) }),
    folder(),
  );
});

const changesOf = (...modules: readonly string[]) =>
  changes.filter(({ message }) => modules.some((name) => message.startsWith(`./${name} `)));
const linesOf = (some: readonly Change[]) => some.map(({ bump, message }) => `${bump}: ${message}`);

test('other comments, another order, or other code with the same types need no new version', () => {
  const none = changesOf('otherwiseWritten');
  expect(linesOf(none)).toEqual([]);
  expect(bumpFor(none)).toBe('patch');
  expect(neededVersion('1.2.3', none)).toBe('1.2.3');
});

test('optional additions need a minor version', () => {
  const additions = changesOf('more', 'enlarged');
  expect(linesOf(additions)).toEqual([
    'minor: ./more is new',
    'minor: ./enlarged all is new',
    'minor: ./enlarged type Product has changed, and does for whoever uses it today',
  ]);
  expect(neededVersion('1.2.3', additions)).toBe('1.3.0');
});

test('a change that breaks users is major, also inside a type that is not exported', () => {
  const breaking = changesOf('broken');
  expect(linesOf(breaking)).toEqual([
    'major: ./broken type Product has changed: it no longer does for whoever uses it today',
  ]);
  expect(neededVersion('1.2.3', breaking)).toBe('2.0.0');
});

test.each(cases.map(([name, , , bump], index) => [name, bump, index] as const))(
  'the kind of version is right for %s: %s',
  (_name, bump, index) => expect(bumpFor(changesOf(`case${index}`))).toBe(bump),
);

test('sources that do not compile are refused', async () => {
  await expect(offering({ contracts: 'export const price: number = "free";' })).rejects.toThrow('is not assignable');
});
