import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { authorName } from '../release';
import { inRoot, installed, isBuiltPackage } from '../repository';
import { compile, loadBuilds } from './compile';
import { sourceCommit } from './inputs';
import { sealRelease, unsealedVersion } from './sealRelease';

// Run by `buildRelease`: builds one package into a folder and makes a release of it.
const [name = '', folder = '', base = '', kind] = process.argv.slice(2);
if (!isBuiltPackage(name)) throw new Error(`${name} is not a package of this site`);
try {
  const builds = await loadBuilds(name);
  const { version, exposes, sharedRange } = builds.package;
  const facts = await compile(builds, {
    mode: 'production',
    version: unsealedVersion(version),
    publicBase: base,
    output: folder,
    isDraft: kind === 'draft',
  });
  const { author } = await manifestOf(inRoot(name));
  const owner = authorName(author);
  const shared = exposes ? sharedRange : (await manifestOf(installed('shared'))).version;
  await sealRelease(
    folder,
    version,
    { name, base, shared, commit: sourceCommit(name), ...(owner && { owner }) },
    facts,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function manifestOf(folder: string) {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
}
