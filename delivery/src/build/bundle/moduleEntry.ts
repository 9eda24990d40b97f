import { build } from 'esbuild';
import semver from 'semver';
import { installed } from '../../repository';
import { digestsPlaceholder } from '../names';
import type { AcceptedVersions } from '../runtime/acceptedVersions';
import type { CheckedModules } from '../runtime/checkedModules';

export const moduleEntryFile = 'remoteEntry.mjs';

/** @param range of npm */
export const acceptedVersions = (range: string): AcceptedVersions =>
  new semver.Range(range).set.map((all) =>
    // `*` compares with no version.
    all.flatMap(({ operator, semver: { version } }) => (version ? [[operator, version] as const] : [])),
  );

/** Entry of ES modules, with a place for the digests of all files (R8, R10). */
export async function moduleEntry(declared: Omit<CheckedModules, 'digests'>): Promise<string> {
  const runtime = installed('delivery', 'src/build/runtime/checkedModules.ts');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { checkedModules } from ${JSON.stringify(runtime)};
        const declared = ${JSON.stringify(declared)};
        const container = checkedModules({ ...declared, digests: DIGESTS }, import.meta.url, (url) => import(url));
        export const { init, get } = container;`,
      resolveDir: installed('delivery'),
    },
    // Not a constant in the source: the minifier could move the text into another one.
    define: { DIGESTS: JSON.stringify(digestsPlaceholder) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text).join('');
}
