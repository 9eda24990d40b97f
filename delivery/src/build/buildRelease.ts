import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { moveIntoPlace, withLock, withStaging } from '../files';
import { type Release, readRelease } from '../release';
import { inRoot, installed } from '../repository';
import { inputsDigest } from './inputs';

export interface BuiltRelease {
  readonly release: Release;
  readonly folder: string;
  readonly isNew: boolean;
}

interface Options {
  readonly log?: (line: string) => void;
  /** True for a release with SVG drawings: quick to build, heavier for visitors. */
  readonly isDraft?: boolean;
}

/** Builds a package, unless an earlier build has the same inputs. @throws Error with webpack's message */
export async function buildRelease(
  name: string,
  { log = () => {}, isDraft = false }: Options = {},
): Promise<BuiltRelease> {
  const publicBase = publicBaseOf(name, await declaredBase(name));
  const builds = inRoot('.cache/builds', name);
  const folder = path.join(builds, inputsDigest(name, publicBase).slice(0, 16) + (isDraft ? '-draft' : ''));
  return (await builtBefore(folder)) ?? withLock(builds, async () => (await builtBefore(folder)) ?? build());

  async function build(): Promise<BuiltRelease> {
    log(`${name}: building …`);
    const started = performance.now();
    await withStaging(builds, async (staging) => {
      const building = path.join(staging, 'release');
      await mkdir(building);
      await buildInProcess([name, building, publicBase, ...(isDraft ? ['draft'] : [])], (line) =>
        log(`${name}: ${line}`),
      );
      // The folder may exist with a damaged release.
      await rm(folder, { recursive: true, force: true });
      await moveIntoPlace(building, folder);
    });
    const release = await readRelease(folder);
    await removeOldBuilds(builds);
    log(`${name}: built ${release.version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return { release, folder, isNew: true };
  }
}

const builtBefore = (folder: string): Promise<BuiltRelease | null> =>
  readRelease(folder).then(
    (release) => ({ release, folder, isNew: false }),
    () => null,
  );

const keptBuilds = 3;

async function removeOldBuilds(folder: string) {
  const versions = (await readdir(folder, { withFileTypes: true })).filter(
    (it) => it.isDirectory() && !it.name.startsWith('.'),
  );
  const dated = await Promise.all(
    versions.map(async ({ name }) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs })),
  );
  dated.sort((a, b) => b.time - a.time);
  for (const { name } of dated.slice(keptBuilds)) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Base from the package's `package.json`: `"config": { "base": "https://…" }`. */
async function declaredBase(name: string): Promise<string | undefined> {
  const { config } = JSON.parse(await readFile(inRoot(name, 'package.json'), 'utf8'));
  return config?.base;
}

export function publicBaseOf(name: string, declared = `/${name}/`): string {
  const base = declared.endsWith('/') ? declared : `${declared}/`;
  if (base === `/${name}/` || (/^https?:\/\//.test(base) && URL.canParse(base))) return base;
  throw new Error(`${name} can't be served from "${base}": it must be /${name}/ or an https URL`);
}

/** Builds in a child process: packages use a core each, and webpack's memory is freed. @param say gets its progress */
async function buildInProcess(args: readonly string[], say: (line: string) => void): Promise<void> {
  const worker = installed('delivery', 'src/build/buildWorker.ts');
  const building = promisify(execFile)(process.execPath, ['--import', 'tsx/esm', worker, ...args], { cwd: inRoot() });
  building.child.stdout?.on('data', (text) => say(String(text).trim()));
  await building.catch(({ stderr }) => {
    throw new Error(`${args[0]} could not be built:\n${stderr.trim()}`);
  });
}
