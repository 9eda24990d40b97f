import { buildSync } from 'esbuild';
import { installed } from '../repository';

export interface InlineScripts {
  readonly head: string;
  readonly start: string;
}

let bundled: InlineScripts | undefined;

export function inlineScripts(): InlineScripts {
  bundled ??= { head: bundle('head'), start: bundle('start') };
  return bundled;
}

function bundle(name: keyof InlineScripts): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import '@site/shared/early/${name}';`, resolveDir: installed('delivery') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // Browsers that run federated code (docs/browsers.md).
    target: 'es2020',
    charset: 'utf8',
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
