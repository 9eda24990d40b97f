import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ifENOENT } from '@site/delivery/files';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { testedNodes } from '../../nodeBinary';

const builds = '.cache/builds';

/** Each version of Node compiles this package. */
const compiled = 'mfe-cart';

/** Copies a cache of this checkout, such as `.cache/pictures`, into the workspace. */
export async function restoreCache(cached: string, workspace: string): Promise<void> {
  if (cached === builds) return restoreBuilds(workspace);
  await rm(path.join(workspace, cached), { recursive: true, force: true });
  const options = { recursive: true, preserveTimestamps: true };
  await cp(inRoot(cached), path.join(workspace, cached), options).catch(ifENOENT(undefined));
}

/**
 * All versions of Node build the same bytes (`nodeVersions.test.ts`), so each finds the releases of this one. A commit that
 * differs from this checkout finds none.
 */
async function restoreBuilds(workspace: string): Promise<void> {
  for (const name of builtPackages.filter((it) => it !== compiled))
    for (const node of testedNodes) await shareBuild(name, workspace, node);
}
