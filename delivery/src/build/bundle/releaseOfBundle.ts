import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { authorName, type Release, ReleaseError, releaseName } from '../../release';
import { publicBaseOf } from '../buildRelease';
import { sourceCommit } from '../inputs';
import { sealBundle } from './sealBundle';

/** Seals a folder with the facts of the nearest `package.json` above it. @throws ReleaseError */
export async function releaseOfBundle(folder: string, packageFolder = packageOf(folder)): Promise<Release> {
  const file = path.join(packageFolder, 'package.json');
  const { version, author, dependencies, config, ...manifest } = JSON.parse(await readFile(file, 'utf8'));
  const name = releaseName(manifest.name);
  const shared: unknown = dependencies?.['@site/shared'];
  if (typeof shared !== 'string') throw new ReleaseError(`R23: ${file} has no range of @site/shared`);
  const owner = authorName(author);
  const base = publicBaseOf(name, config?.base);
  return sealBundle(folder, packageFolder, {
    ...{ name, version, base, shared, commit: sourceCommit(name) },
    ...(owner && { owner }),
  });
}

function packageOf(folder: string): string {
  const parent = path.dirname(folder);
  if (parent === folder) throw new ReleaseError('The folder is in no package');
  return existsSync(path.join(parent, 'package.json')) ? parent : packageOf(parent);
}
