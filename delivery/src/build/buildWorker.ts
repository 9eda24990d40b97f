import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { authorName } from '../release';
import { inRoot, installed, isBuiltPackage } from '../repository';
import { hasOwnBundler } from './bundle/declaration';
import { releaseOfBundle } from './bundle/releaseOfBundle';
import { runBundler } from './bundle/runBundler';
import { compile, loadBuilds } from './compile';
import { sourceCommit } from './inputs';
import { encoding } from './pictures/pictureCache';
import { sealRelease, unsealedVersion } from './sealRelease';

// Run by `buildRelease`: builds one package into a folder and makes a release of it.
const [name = '', folder = '', base = '', kind] = process.argv.slice(2);
setInterval(() => {
  const { begun, done } = encoding;
  if (done < begun) console.log(`${done} of ${begun} pictures encoded`);
}, 5_000).unref();
if (!isBuiltPackage(name)) throw new Error(`${name} is not a package of this site`);
try {
  if (hasOwnBundler(name)) {
    await runBundler(inRoot(name), folder);
    await releaseOfBundle(folder, inRoot(name));
  } else await buildByWebpack(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buildByWebpack(packageName: string) {
  const builds = await loadBuilds(packageName);
  const { version, exposes, sharedRange } = builds.package;
  const facts = await compile(builds, {
    mode: 'production',
    version: unsealedVersion(version),
    publicBase: base,
    output: folder,
    isDraft: kind === 'draft',
  });
  const { author } = await manifestOf(inRoot(packageName));
  const owner = authorName(author);
  const shared = exposes ? sharedRange : (await manifestOf(installed('shared'))).version;
  const commit = sourceCommit(packageName);
  await sealRelease(folder, version, { name: packageName, base, shared, commit, ...(owner && { owner }) }, facts);
}

async function manifestOf(packageFolder: string) {
  return JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
}
