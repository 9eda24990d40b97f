import path from 'node:path';
import { federationName } from '@site/shared/contracts';
import { boundariesOf, hydratedSelector } from '@site/shared/early';
import type { ExportNamedDeclaration, Identifier, Literal } from 'acorn';
import { buildSync } from 'esbuild';
import type { Release } from '../../release';
import { installed } from '../../repository';
import { namesIn, parseScript } from '../scriptFindings';
import { type Failure, type PageSettings, stateName } from './pageState';

function bundled(file: string, globalName?: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [installed('delivery', 'src/conform/page', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: {},
    absWorkingDir: path.dirname(installed('delivery', 'package.json')),
    ...(globalName && { globalName }),
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Script that a page runs before its own. @param folder of the checked package @param base path or address of its files */
export function watchScript(folder: string, base: string, failure: Failure | null): string {
  const settings: PageSettings = { base, failure, found: boundariesOf(federationName(folder)), live: hydratedSelector };
  return `globalThis[Symbol.for(${JSON.stringify(stateName)})]=${JSON.stringify(settings)};${bundled('watch.ts')}`;
}

/** Text of an entry whose container is watched. */
export function probedEntry(text: string, { name: folder, entry }: Pick<Release, 'name' | 'entry'>): string {
  const code = bundled('probe.ts', 'conform').replace(/^(?:var|const) conform=/, 'return ');
  const probe = `(()=>{${code.replace(/;?$/, ';')}})().probe`;
  if (entry.endsWith('.mjs')) return probedModule(text, probe);
  const name = federationName(folder);
  return `${text}\n;globalThis.${name}=(${probe})(globalThis.${name});`;
}

type OwnName = 'init' | 'get';

const isOwn = (name: string): name is OwnName => name === 'init' || name === 'get';

/** Replaces the exports `init` and `get` of an ES module by those of the watched container; others stay. */
function probedModule(text: string, probe: string): string {
  const locals: Partial<Record<OwnName, string>> = {};
  const added: string[] = [];
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  for (const node of exportsOf(text)) {
    const { declaration, specifiers, source } = node;
    const declared = declaration ? namesIn(declaration) : [];
    const [own, others] = split(specifiers, (specifier) => isOwn(nameOf(specifier.exported)));
    const from = source ? `from ${source.raw}` : '';
    for (const name of declared.filter(isOwn)) locals[name] = name;
    for (const { local, exported } of own) {
      const name = nameOf(exported) as OwnName;
      locals[name] = source ? `conformOwn_${name}` : nameOf(local);
      if (source) added.push(`import{${nameOf(local)} as conformOwn_${name}}${from};`);
    }
    if (declaration && declared.some(isOwn)) {
      edits.push({ start: node.start, end: declaration.start, text: '' });
      added.push(exportOf(declared.filter((name) => !isOwn(name))));
    } else if (own.length > 0) {
      const kept = others.map(({ start, end }) => text.slice(start, end));
      edits.push({ start: node.start, end: node.end, text: exportOf(kept, from) });
    }
  }

  if (!locals.init || !locals.get) return text;
  const left = edits.reduceRight((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text);
  const probed = `(${probe})({init:${locals.init},get:${locals.get}})`;
  return `${left}\n;${added.join('')}const conformProbed=${probed};const conformInit=conformProbed.init,conformGet=conformProbed.get;export{conformInit as init,conformGet as get};`;
}

const exportOf = (names: readonly string[], from = '') =>
  names.length > 0 ? `export{${names.join(',')}}${from};` : '';

const exportsOf = (text: string): readonly ExportNamedDeclaration[] =>
  (parseScript(text)?.body ?? []).filter((node) => node.type === 'ExportNamedDeclaration');

const nameOf = (node: Identifier | Literal): string => (node.type === 'Identifier' ? node.name : String(node.value));

const split = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];
