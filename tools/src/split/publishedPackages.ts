import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installed } from '../paths';
import { npmRegistry } from '../store/npmRegistry';
import { SplitError } from './target';

/** What a repository of a team's own needs of ours. */
const published = ['shared', 'tools'] as const;

/** Version of each, such as `{ '@site/shared': '1.2.0' }`. */
export type PackageVersions = Readonly<Record<`@site/${(typeof published)[number]}`, string>>;

/** The versions that are here. */
export async function versionsHere(): Promise<PackageVersions> {
  const entries = published.map(async (name) => {
    const { version } = JSON.parse(await readFile(installed(name, 'package.json'), 'utf8'));
    return [`@site/${name}`, version] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as PackageVersions;
}

/**
 * Makes sure that a registry has them.
 *
 * @throws SplitError, or StoreError when the registry can't be read
 */
export async function checkPublished(url: string, versions: PackageVersions): Promise<void> {
  const registry = npmRegistry(url, '@site', process.env);
  for (const [name, version] of Object.entries(versions)) {
    const packument = await registry.packument(name);
    if (packument?.versions[version]) continue;
    const folder = path.posix.basename(name);
    throw new SplitError(`${url} has no ${name} ${version}: npm publish -w ${folder} --registry ${url}`);
  }
}
