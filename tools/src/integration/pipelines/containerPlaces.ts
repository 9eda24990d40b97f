import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import type { Job } from '../../testing/executeWorkflow';
import { run } from '../../testing/programs';
import { startContainers } from '../containers/containers';
import { cloneHistory, runnerId } from './history';
import { nodeOf, type Place, type Places, programsFolder, quote } from './places';
import { restoreCache } from './restoreCache';

const dockerfile = 'tools/src/integration/containers/jobs.Dockerfile';
const programs = '/opt/programs';

/** A container for each job. Changes of all but the first job end with their containers. */
export async function startContainerPlaces(): Promise<Places> {
  const containers = await startContainers('jobs');
  const workspace = path.join(path.dirname(containers.checkout), 'workspace');
  const history = await cloneHistory(workspace);
  const cache = (await run('npm', ['config', 'get', 'cache'], { cwd: inRoot() })).trim();
  const places = new Map<Job, Promise<Place>>();
  const images = new Map<string, Promise<void>>();

  async function imageOf(job: Job): Promise<string> {
    const node = nodeOf(job);
    const stage = node ? `node-${node}` : job.image;
    const image = `localhost/job-${stage}`;
    const built = images.get(image) ?? containers.build(dockerfile, stage, image);
    images.set(image, built);
    await built;
    return image;
  }

  async function start(job: Job, number: number): Promise<Place> {
    const name = `job-${number}`;
    const work = job.isContainer ? '/__w/site/site' : '/home/runner/work/site/site';
    const home = job.isContainer ? '/github/home' : '/home/runner';
    const image = await imageOf(job);
    // Root in the first container has made the files.
    if (number === 1) await containers.runOutside(`chown -R ${runnerId}:${runnerId} ${workspace}`);
    const options = [
      `--detach --network host --name ${name} --workdir ${work}`,
      `--volume ${workspace}:${work}${number > 0 ? ':O' : ''}`,
      `--volume ${containers.checkout}/${programsFolder}:${programs}:ro`,
      // Packages of this machine's npm, which root may read.
      job.isContainer ? `--volume ${cache}:${home}/.npm:O` : `--user ${runnerId}`,
    ];
    await containers.runOutside(`podman run ${options.join(' ')} ${image} sleep infinity`);
    const shell = job.isContainer ? 'sh' : 'bash';
    return {
      async restore(cached) {
        if (number === 0) await restoreCache(cached, workspace);
      },
      home,
      nodes: '/opt/hostedtoolcache/node',
      programs,
      run(line, env = {}) {
        const variables = { HOME: home, GITHUB_WORKSPACE: work, ...env };
        const given = Object.entries(variables).map(([key, value]) => `--env ${quote(`${key}=${value}`)}`);
        return containers.runOutside(`podman exec ${given.join(' ')} ${name} ${shell} -e -c ${quote(line)}`);
      },
    };
  }

  return {
    history,
    of(job) {
      const place = places.get(job) ?? start(job, places.size);
      places.set(job, place);
      return place;
    },
    async stop() {
      await containers.run('podman rm --all --force --volumes --time 0');
      await containers.stop();
      await rm(workspace, { recursive: true, force: true });
    },
  };
}
