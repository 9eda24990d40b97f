import { federationName } from '@site/shared/contracts';
import { type AnyNode, type CallExpression, type NewExpression, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import type { Release } from '../release';
import { harmlessModules } from '../render';
import type { Finding } from './rules';

/** A classic script, or else an ES module. Null for a text that is neither. */
export function parseScript(text: string): Program | null {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      const allowReturnOutsideFunction = sourceType === 'script';
      return parse(text, { ecmaVersion: 'latest', sourceType, locations: true, allowReturnOutsideFunction });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

type Report = (rule: string, node: AnyNode, text: string) => void;

/** Walks each script once, for R3, R7, R11, R12 and R17. */
export function scriptFindings(file: string, text: string, release: Release): readonly Finding[] {
  const findings: Finding[] = [];
  const program = parseScript(text);
  const isEntry = file === `browser/${release.entry}`;
  if (!program) return isEntry ? [['R7', `${file} is no script`]] : [];
  // Line and column count from 1, as in browsers and editors.
  const report: Report = (rule, { loc }, what) =>
    findings.push([rule, `${file}:${loc?.start.line}:${(loc?.start.column ?? 0) + 1} ${what}`]);
  const globals = new Set<string>();
  const setGlobal = (name: string, node: AnyNode) => {
    globals.add(name);
    if (!isOwnGlobal(release, name)) report('R12', node, `sets ${name}`);
  };
  const isInBrowser = file.startsWith('browser/');
  if (isInBrowser && program.sourceType === 'script')
    for (const node of program.body) for (const name of namesIn(node)) setGlobal(name, node);
  full(program, (walked) => {
    const node = walked as AnyNode;
    if (!isInBrowser) return checkRequire(node, report);
    checkAddress(node, release, report);
    checkEvaluation(node, report);
    if (node.type !== 'AssignmentExpression') return;
    const global = globalMember(node.left);
    if (global !== null) setGlobal(global, node);
    const changed = changedBuiltIn(node.left);
    if (changed) report('R12', node, `changes ${changed}`);
  });
  if (isEntry) findings.push(...wrongEntry(file, program, globals, release).map((what): Finding => ['R7', what]));
  return findings;
}

function wrongEntry(file: string, program: Program, globals: ReadonlySet<string>, release: Release): string[] {
  if (file.endsWith('.mjs')) {
    const exported = program.body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration'
        ? [...namesIn(node.declaration), ...node.specifiers.map(({ exported }) => nameOf(exported))]
        : [],
    );
    return ['init', 'get'].filter((name) => !exported.includes(name)).map((name) => `${file} exports no ${name}`);
  }
  if (program.sourceType === 'module') return [`${file} is an ES module, whose name must end with .mjs`];
  const global = federationName(release.name);
  return globals.has(global) ? [] : [`${file} defines no global ${global}`];
}

/** Names of a declaration; a pattern, such as `const { a } = b`, is `{…}`. */
export function namesIn(node: AnyNode | null | undefined): readonly string[] {
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration') return [node.id?.name ?? ''];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.map(({ id }) => nameOf(id) ?? '{…}');
}

const nameOf = (node: AnyNode | undefined): string | null => (node?.type === 'Identifier' ? node.name : null);

/** Value of a literal, or of a template without expressions. */
function literalOf(node: AnyNode | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

function checkAddress(node: AnyNode, { base, version }: Release, report: Report): void {
  if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration') {
    const address = literalOf(node.source);
    if (address !== null && !/^\.\.?\//.test(address)) report('R3', node, `imports ${address}`);
  }
  const address = node.type === 'Literal' || node.type === 'TemplateLiteral' ? literalOf(node) : null;
  if (!address?.startsWith(base) || address.startsWith(`${base}${version}/`)) return;
  if (!/^(assets\/|$)/.test(address.slice(base.length))) report('R3', node, `names ${address}`);
}

function checkEvaluation(node: AnyNode, report: Report): void {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
  const called = calledName(node.callee);
  if (/^(eval|Function)$/.test(called) && !isFallback(node)) report('R11', node, `calls ${called}`);
  const isText = /^set(Timeout|Interval)$/.test(called) && literalOf(node.arguments[0]) !== null;
  if (isText) report('R11', node, `gives ${called} a text`);
}

/** Runtimes of webpack and Rspack call `Function('return this')` only in browsers without `globalThis`. */
const isFallback = ({ arguments: given }: CallExpression | NewExpression) =>
  given.length === 1 && literalOf(given[0]) === 'return this';

/** Name of a called global: `eval(…)`, `(0, eval)(…)`, `globalThis.eval(…)`. */
function calledName(callee: AnyNode): string {
  if (callee.type === 'SequenceExpression') return calledName(callee.expressions.at(-1) as AnyNode);
  return nameOf(callee) ?? globalMember(callee) ?? '';
}

function globalMember(node: AnyNode): string | null {
  if (node.type !== 'MemberExpression' || !/^(window|globalThis|self|top|parent)$/.test(nameOf(node.object) ?? ''))
    return null;
  return node.computed ? literalOf(node.property) : nameOf(node.property);
}

const builtIns =
  /^(Array|Boolean|Date|Document|Element|EventTarget|Function|HTMLElement|History|JSON|Map|Math|Node|Number|Object|Promise|Reflect|RegExp|Set|String|Window)$/;

/** `Array.prototype.last = …`, `Math.random = …` */
function changedBuiltIn(left: AnyNode): string | null {
  if (left.type !== 'MemberExpression') return null;
  const { object } = left;
  const isPrototype = object.type === 'MemberExpression' && nameOf(object.property) === 'prototype';
  const name = nameOf(isPrototype ? object.object : object) ?? '';
  return builtIns.test(name) ? name : null;
}

/** Globals of `@site/shared/early`, in use by all packages, and of the shell's later scripts; `location` navigates. */
const pageGlobals = new Set(['earlyClick', 'earlyForm', 'earlyCart', 'laterScript', 'location']);

/** @param global name, or `Symbol(mfe_promo/state)` for state that all releases of the remote share */
export const isOwnGlobal = ({ name, version }: Pick<Release, 'name' | 'version'>, global: string): boolean =>
  pageGlobals.has(global) ||
  global === federationName(name) ||
  global.startsWith(`Symbol(${federationName(name)}/`) ||
  // The digest, which the names of a release's globals contain.
  global.includes(version.split('-').at(-1) ?? version);

const provided = new Set(['@site/shared', 'react', 'react/jsx-runtime']);

function checkRequire(node: AnyNode, report: Report): void {
  if (node.type === 'ImportExpression') report('R17', node, 'calls import()');
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'require') return;
  const id = startOf(node.arguments[0]);
  if (/^\.\.?\//.test(id) || provided.has(id) || harmlessModules.test(id)) return;
  report('R17', node, `requires ${id || 'a computed name'}`);
}

/** Literal, or the one that a sum begins with, as in `'./' + name`. */
const startOf = (node: AnyNode | undefined): string =>
  literalOf(node) ?? (node?.type === 'BinaryExpression' ? startOf(node.left as AnyNode) : '');
