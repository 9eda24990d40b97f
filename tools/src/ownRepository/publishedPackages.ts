import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '@site/delivery/program';
import { installed, root } from '@site/delivery/repository';
import { npmRegistry } from '@site/delivery/store';

const published = ['shared', 'delivery'] as const;

export type PackageVersions = Readonly<Record<`@site/${(typeof published)[number]}`, string>>;

export async function versionsHere(): Promise<PackageVersions> {
  const entries = published.map(async (name) => {
    const { version } = JSON.parse(await readFile(installed(name, 'package.json'), 'utf8'));
    return [`@site/${name}`, version] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as PackageVersions;
}

/** Builds would differ with other files. @throws Error; StoreError when the registry can't be read */
export async function checkPublished(url: string, versions: PackageVersions): Promise<void> {
  const registry = npmRegistry(url, '@site', process.env);
  for (const [name, version] of Object.entries(versions)) {
    const packument = await registry.packument(name);
    const folder = path.posix.basename(name);
    const found = packument?.versions[version];
    if (!found) throw new Error(`${url} has no ${name} ${version}: npm publish -w ${folder} --registry ${url}`);
    if (found.dist?.integrity && found.dist.integrity !== (await digestHere(folder))) {
      throw new Error(`${name} ${version} of ${url} differs from the files here: raise its version and publish it`);
    }
  }
}

async function digestHere(folder: string): Promise<string | undefined> {
  const { stdout } = await runProgram('npm', ['pack', '--dry-run', '--json', '-w', folder], { cwd: root });
  // An array; from npm 12 on an object by name.
  const [packed] = Object.values<{ integrity: string }>(JSON.parse(stdout));
  return packed?.integrity;
}
