import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { digestsPlaceholder } from '../names';
import { commonConfiguration } from './common';
import type { BuildOptions, PackageBuild } from './packageBuild';

const folder = 'src/later';

export function laterScripts(packageFolder: string): readonly string[] {
  const sources = path.join(packageFolder, folder);
  if (!existsSync(sources)) return [];
  return readdirSync(sources)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.basename(file, path.extname(file)));
}

/** Exports go to `laterScript`: webpack's chunk loader would add 0.8 KB (gzip) to the first script. */
export function laterConfiguration(declared: PackageBuild, options: BuildOptions): Configuration {
  const common = commonConfiguration(declared, options, 'browser', 'script');
  return {
    ...common,
    name: `${declared.name} (later)`,
    target: ['web', 'es2022'],
    entry: Object.fromEntries(laterScripts(declared.folder).map((name) => [name, laterEntry(name)])),
    output: { ...common.output, filename: '[name].js', clean: false },
    cache: false,
  };
}

function laterEntry(name: string) {
  const file = `./${folder}/${name}`;
  return name.startsWith('firstResponder') ? file : { import: file, library: { type: 'var', name: 'laterScript' } };
}

export const laterDigests = () => new webpack.DefinePlugin({ RELEASE_DIGESTS: JSON.stringify(digestsPlaceholder) });
