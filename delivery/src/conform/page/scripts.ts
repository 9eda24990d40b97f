import path from 'node:path';
import { federationName } from '@site/shared/contracts';
import { boundariesOf, hydratedSelector } from '@site/shared/early';
import { buildSync } from 'esbuild';
import type { Release } from '../../release';
import { installed } from '../../repository';
import { type Fault, type PageSettings, stateName } from './pageState';

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
export function watchScript(folder: string, base: string, fault: Fault | null): string {
  const settings: PageSettings = { base, fault, found: boundariesOf(federationName(folder)), live: hydratedSelector };
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

/** The exports of an ES module get other names: `export{a as init,b as get}`. */
function probedModule(text: string, probe: string): string {
  const names: Record<string, string> = {};
  const left = text
    .replace(/export\s*\{([^}]*)\}\s*;?/g, (_all, list: string) => {
      const others = list.split(',').filter((each) => {
        const [local = '', exported = local] = each.trim().split(/\s+as\s+/);
        if (exported !== 'init' && exported !== 'get') return each.trim() !== '';
        names[exported] = local;
        return false;
      });
      return others.length > 0 ? `export{${others.join(',')}};` : '';
    })
    .replace(
      /export\s+((?:async\s+)?function\s*\*?\s*|const\s+|let\s+|var\s+)(init|get)\b/g,
      (_all, kind: string, name: string) => {
        names[name] = name;
        return `${kind}${name}`;
      },
    );
  if (!names.init || !names.get) return text;
  const probed = `(${probe})({init:${names.init},get:${names.get}})`;
  return `${left}\n;const conformProbed=${probed};const conformInit=conformProbed.init,conformGet=conformProbed.get;export{conformInit as init,conformGet as get};`;
}
