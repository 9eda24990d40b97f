import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { nodeFolder } from '../../nodeBinary';
import type { Job } from '../../testing/executeWorkflow';
import { plainEnvironment, run } from '../../testing/programs';
import { sharedFolder } from '../sharedFolder';
import { cloneHistory } from './history';
import { nodeOf, type Place, type Places, programsFolder } from './places';
import { restoreCache } from './restoreCache';

/** All jobs share a workspace. */
export async function startHostPlaces(): Promise<Places> {
  const folder = await mkdtemp(path.join(sharedFolder(), 'jobs-'));
  const workspace = path.join(folder, 'workspace');
  const history = await cloneHistory(workspace);
  const places = new Map<Job, Promise<Place>>();

  async function start(job: Job, number: number): Promise<Place> {
    const version = nodeOf(job) ?? (await readFile(inRoot('.nvmrc'), 'utf8')).trim();
    const nodes = path.join(folder, `nodes-${number}`);
    await mkdir(path.join(nodes, version), { recursive: true });
    const binaries = await nodeFolder(Number(version), () => {});
    await symlink(binaries, path.join(nodes, version, 'bin'));
    // Without npm's variables for this process.
    const own = Object.entries(plainEnvironment()).filter(([name]) => !/^(npm_|TURBO_|TESTED_)/.test(name));
    const PATH = `${binaries}${path.delimiter}${process.env.PATH}`;
    const fixed = { ...Object.fromEntries(own), PATH, GITHUB_WORKSPACE: workspace };
    return {
      async restore(cached) {
        if (number === 0) await restoreCache(cached, workspace);
      },
      home: folder,
      nodes,
      programs: inRoot(programsFolder),
      run: (line, env = {}) => run('sh', ['-e', '-c', line], { cwd: workspace, env: { ...fixed, ...env } }),
    };
  }

  return {
    history,
    of(job) {
      const place = places.get(job) ?? start(job, places.size);
      places.set(job, place);
      return place;
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
