import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Release, readRelease } from '../release';
import { type BuiltPackage, inRoot, installed, replaceFile } from '../repository';
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
  const memo = path.join(builds, name, 'last.json');
  const known = await lastBuild(memo, inputs);
  if (known) return { ...known, isNew: false };

  return withBuildLock(path.join(builds, name), async () => {
    const meanwhile = await lastBuild(memo, inputs);
    return meanwhile ? { ...meanwhile, isNew: false } : build();
  });

  async function build(): Promise<BuiltRelease> {
    log(`${name}: building …`);
    const started = performance.now();
    const building = path.join(builds, name, `building-${process.pid}`);
    await rm(building, { recursive: true, force: true });
    await mkdir(building, { recursive: true });
    try {
      await buildInProcess(name, building, publicBase);
      const release = await readRelease(building);
      const folder = path.join(builds, name, release.version);
      // Its name says what is in it: one that is there already is the same.
      await rename(building, folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
      await replaceFile(memo, JSON.stringify({ inputs, version: release.version }));
      await removeOldBuilds(path.dirname(memo));
      log(`${name}: built ${release.version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      return { release, folder, isNew: true };
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
}

/** Builds of a package that stay: whoever began with one may still be reading it. */
const keptBuilds = 3;

async function removeOldBuilds(folder: string) {
  for (const entry of await readdir(folder)) {
    const [, owner] = /^building-(\d+)$/.exec(entry) ?? [];
    if (owner && !isRunning(Number(owner))) await rm(path.join(folder, entry), { recursive: true, force: true });
  }
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('building-'))
    .map(({ name }) => name);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs })),
  );
  dated.sort((a, b) => b.time - a.time);
  for (const { name } of dated.slice(keptBuilds)) await rm(path.join(folder, name), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
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
