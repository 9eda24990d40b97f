import { federationName } from '@site/shared/contracts';
import type { AnyNode, CallExpression, NewExpression } from 'acorn';
import type { Release } from '../../release';
import { literalOf, nodesOf, placeIn, type Script } from './parseScript';
import { entryPath, type ReleaseFiles, scriptsIn } from './releaseFiles';

type Places = readonly string[];

const nameOf = (node: AnyNode | undefined): string | null => (node?.type === 'Identifier' ? node.name : null);

interface Named {
  readonly name: string;
  readonly node: AnyNode;
}

/** Names that a script declares at its top, which a classic script makes global. */
function declared({ program }: Pick<Script, 'program'>): readonly Named[] {
  return program.body.flatMap((node): readonly Named[] => {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
      return [{ name: node.id?.name ?? '', node }];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations.map(({ id }) => ({ name: nameOf(id) ?? '{…}', node }));
  });
}

const exportedNames = ({ program }: Script): readonly string[] =>
  program.body.flatMap((node): readonly string[] => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = node;
    const own = declaration ? declared({ program: { body: [declaration] } } as unknown as Script) : [];
    return [...own.map(({ name }) => name), ...specifiers.map(({ exported }) => nameOf(exported) ?? '')];
  });

export function wrongEntry(files: ReleaseFiles): Places {
  const { release, scripts } = files;
  const entry = entryPath(files);
  const global = federationName(release.name);
  const script = scripts.get(entry);
  if (!script) return [`${entry} is no script`];
  if (entry.endsWith('.mjs')) {
    const missing = ['init', 'get'].filter((name) => !exportedNames(script).includes(name));
    return missing.map((name) => `${entry} exports no ${name}`);
  }
  if (script.isModule) return [`${entry} is an ES module, whose name must end with .mjs`];
  const isSet =
    declared(script).some(({ name }) => name === global) || assignments(script).some(({ name }) => name === global);
  return isSet ? [] : [`${entry} defines no global ${global}`];
}

const evaluating = new Set(['eval', 'Function']);
const timers = new Set(['setTimeout', 'setInterval']);

export const evaluation = (files: ReleaseFiles): Places =>
  scriptsIn(files, 'browser').flatMap(({ name, script }) =>
    nodesOf(script).flatMap((node) => {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
      const called = calledName(node.callee);
      if (evaluating.has(called) && !isFallback(node)) return [`${placeIn(name, node)} calls ${called}`];
      const isText = timers.has(called) && literalOf(node.arguments[0]) !== null;
      return isText ? [`${placeIn(name, node)} gives ${called} a text`] : [];
    }),
  );

/** Runtimes of webpack and Rspack call `Function('return this')` only in browsers without `globalThis`. */
const isFallback = ({ arguments: given }: CallExpression | NewExpression) =>
  given.length === 1 && literalOf(given[0]) === 'return this';

/** Name of a called global: `eval(…)`, `(0, eval)(…)`, `globalThis.eval(…)`. */
function calledName(callee: AnyNode): string {
  if (callee.type === 'SequenceExpression') return calledName(callee.expressions.at(-1) as AnyNode);
  return nameOf(callee) ?? globalMember(callee) ?? '';
}

const globalObjects = new Set(['window', 'globalThis', 'self', 'top', 'parent']);

function globalMember(node: AnyNode): string | null {
  if (node.type !== 'MemberExpression' || !globalObjects.has(nameOf(node.object) ?? '')) return null;
  return node.computed ? literalOf(node.property) : nameOf(node.property);
}

const assignments = (script: Script): readonly Named[] =>
  nodesOf(script).flatMap((node) => {
    const name = node.type === 'AssignmentExpression' ? globalMember(node.left) : null;
    return name === null ? [] : [{ name, node }];
  });

/** Globals of `@site/shared/early`, in use by all packages, and of the shell's later scripts; `location` navigates. */
const pageGlobals = new Set(['earlyClick', 'earlyForm', 'earlyCart', 'laterScript', 'location']);

/** Digest that the names of a release's globals contain. */
const digestIn = ({ version }: Pick<Release, 'version'>): string => version.split('-').at(-1) ?? version;

/** @param global name, or `Symbol(mfe_promo/state)` for state that all releases of the remote share */
export const isOwnGlobal = (release: Pick<Release, 'name' | 'version'>, global: string): boolean =>
  pageGlobals.has(global) ||
  global === federationName(release.name) ||
  global.startsWith(`Symbol(${federationName(release.name)}/`) ||
  global.includes(digestIn(release));

const builtIns =
  /^(Array|Boolean|Date|Document|Element|EventTarget|Function|HTMLElement|History|JSON|Map|Math|Node|Number|Object|Promise|Reflect|RegExp|Set|String|Window)$/;

export function foreignGlobals(files: ReleaseFiles): Places {
  const isForeign = ({ name }: { readonly name: string }) => !isOwnGlobal(files.release, name);
  return scriptsIn(files, 'browser').flatMap(({ name: file, script }) => {
    const own = script.isModule ? [] : declared(script);
    const set = [...own, ...assignments(script)].filter(isForeign);
    return [...set.map(({ name, node }) => `${placeIn(file, node)} sets ${name}`), ...changedBuiltIns(file, script)];
  });
}

/** `Array.prototype.last = …`, `Math.random = …` */
const changedBuiltIns = (file: string, script: Script): Places =>
  nodesOf(script).flatMap((node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return [];
    const { object } = node.left;
    const holder =
      object.type === 'MemberExpression' && nameOf(object.property) === 'prototype' ? object.object : object;
    const name = nameOf(holder) ?? '';
    return builtIns.test(name) ? [`${placeIn(file, node)} changes ${name}`] : [];
  });

export function missingServerModules({ release, scripts }: ReleaseFiles): Places {
  return Object.keys(release.modules).flatMap((module) => {
    const file = `server/${module.slice(2)}.cjs`;
    const script = scripts.get(file);
    if (script === undefined) return [`${file} is missing`];
    return script && !script.isModule ? [] : [`${file} is not CommonJS`];
  });
}

const provided = new Set(['@site/shared', 'react', 'react/jsx-runtime']);

/** @param isHarmless names modules of Node that the renderer gives (`sandbox/child.mjs`) */
export const foreignRequires = (files: ReleaseFiles, isHarmless: (module: string) => boolean): Places =>
  scriptsIn(files, 'server').flatMap(({ name, script }) =>
    nodesOf(script).flatMap((node) => {
      if (node.type === 'ImportExpression') return [`${placeIn(name, node)} calls import()`];
      if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'require') return [];
      const [asked] = node.arguments;
      const id = literalOf(asked) ?? startOf(asked);
      const isOwn = /^\.\.?\//.test(id) || provided.has(id) || isHarmless(id);
      return isOwn ? [] : [`${placeIn(name, node)} requires ${id || 'a computed name'}`];
    }),
  );

/** `'./' + name` begins with a literal. */
const startOf = (node: AnyNode | undefined): string =>
  node?.type === 'BinaryExpression' ? (literalOf(node.left as AnyNode) ?? startOf(node.left as AnyNode)) : '';
