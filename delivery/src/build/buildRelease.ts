import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { moveIntoPlace, replaceFile, withStaging } from '../files';
import { type Release, readRelease } from '../release';
import { type BuiltPackage, inRoot, installed } from '../repository';
import { BuildError } from './buildError';
import { withBuildLock } from './buildLock';
import { inputsDigest } from './inputs';

/** A finished release on this machine. */
export interface BuiltRelease {
  readonly release: Release;
  readonly folder: string;
  /** False where nothing had changed since the last build. */
  readonly isNew: boolean;
}

export interface BuildOptions {
  /** Where the browser files are going to be served from; what the package says, unless given. */
  readonly base?: string | undefined;
  readonly log?: (line: string) => void;
}

const builds = inRoot('.cache/builds');

/**
 * The release that a package's sources make: built, unless nothing has changed since the last time.
 *
 * @throws BuildError with webpack's complaint
 */
export async function buildRelease(
  name: BuiltPackage,
  { base, log = () => {} }: BuildOptions = {},
): Promise<BuiltRelease> {
  const publicBase = checkBase(withSlash(base ?? (await ownBase(name)) ?? `/${name}/`), name);
  const inputs = inputsDigest(name, publicBase);
  const own = path.join(builds, name);
  const memo = path.join(own, 'last.json');
  const known = await lastBuild(memo, inputs);
  if (known) return { ...known, isNew: false };

  return withBuildLock(own, async () => {
    const meanwhile = await lastBuild(memo, inputs);
    return meanwhile ? { ...meanwhile, isNew: false } : build();
  });

  async function build(): Promise<BuiltRelease> {
    log(`${name}: building …`);
    const started = performance.now();
    const { release, folder } = await withStaging(own, async (staging) => {
      const building = path.join(staging, 'release');
      await mkdir(building);
      await buildInProcess(name, building, publicBase);
      const release = await readRelease(building);
      const folder = path.join(own, release.version);
      // Its name says what is in it: one that is there already is the same.
      await moveIntoPlace(building, folder);
      return { release, folder };
    });
    await replaceFile(memo, JSON.stringify({ inputs, version: release.version }));
    await removeOldBuilds(own);
    log(`${name}: built ${release.version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return { release, folder, isNew: true };
  }
}

/** Builds of a package that stay: whoever began with one may still be reading it. */
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

interface Memo {
  readonly inputs: string;
  readonly version: string;
}

const readMemo = (file: string): Promise<Memo | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => null,
  );

async function lastBuild(file: string, inputs: string): Promise<Omit<BuiltRelease, 'isNew'> | null> {
  const memo = await readMemo(file);
  if (memo?.inputs !== inputs) return null;
  const folder = path.join(path.dirname(file), memo.version);
  return readRelease(folder).then(
    (release) => ({ release, folder }),
    () => null,
  );
}

/** A team with a host of its own says so in its `package.json`: `"config": { "base": "https://…" }`. */
async function ownBase(name: string): Promise<string | undefined> {
  const { config } = JSON.parse(await readFile(inRoot(name, 'package.json'), 'utf8'));
  return config?.base;
}

const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`);

/**
 * A site serves a package's files below its own name; anywhere else is a host of the team's own.
 *
 * @throws BuildError
 */
function checkBase(base: string, name: string): string {
  if (base === `/${name}/` || (/^https?:\/\//.test(base) && URL.canParse(base))) return base;
  throw new BuildError(`${name} can't be served from "${base}": it must be /${name}/ or an https URL`);
}

/** Builds in a process of its own, so that two packages use two cores and webpack's memory is given back. */
function buildInProcess(name: string, folder: string, base: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = installed('delivery', 'src/build/buildWorker.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', worker, name, folder, base], {
      cwd: inRoot(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += text;
    });
    child.on('error', reject);
    // Not `exit`, after which the complaint may still be on its way.
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildError(`${name} could not be built:\n${complaint.trim()}`));
    });
  });
}
