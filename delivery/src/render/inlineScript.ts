import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import { installed } from '../repository';

const target = 'es2022';

let bundled: string | undefined;

/** Minified twice: esbuild does not inline functions, and every byte delays the first paint. */
export function inlineScript(): string {
  bundled ??= minifySync(bundle(), {
    compress: { ecma: 2022, toplevel: true, passes: 5, unsafe_arrows: true },
    mangle: { toplevel: true },
    module: false,
  }).code;
  return bundled;
}

function bundle(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "import '@site/shared/early/head'; import '@site/shared/early/start';",
      resolveDir: installed('delivery'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    charset: 'utf8',
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
