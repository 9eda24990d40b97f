import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, root } from '@site/delivery/repository';
import { type Registry, startRegistry } from '@site/delivery/testing/registry';
import { textTable } from '@site/shared/terminal';
import { nodeFolder } from '../nodeBinary';
import { executeWorkflow, readWorkflow, type Step } from '../testing/githubWorkflow';
import { linkFolder } from '../testing/linkFolder';
import { plainEnvironment, run } from '../testing/programs';

jest.setTimeout(900_000);

const name = 'mfe-cart';

let folder: string;
let registry: Registry;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pipeline-'));
  registry = await startRegistry({ owners: { [`@site/${name}`]: 'cart-team' } });
});
afterAll(async () => {
  await registry.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Environment of a runner: none of npm's variables for this process. */
function runnerEnvironment(nodes: string): NodeJS.ProcessEnv {
  const own = Object.entries(plainEnvironment()).filter(([variable]) => !/^(npm_|TURBO_|TESTED_)/.test(variable));
  return {
    ...Object.fromEntries(own),
    PATH: `${nodes}${path.delimiter}${process.env.PATH}`,
    CI: 'true',
    // Packages that this machine has installed are not fetched again.
    npm_config_prefer_offline: 'true',
  };
}

/** Runner of GitHub's on this machine: a workspace for each job, and the actions that `package.yml` uses. */
function createRunner(environment: NodeJS.ProcessEnv) {
  const seconds: (readonly [string, string, string])[] = [];
  /** Variables that actions set for the later steps of a job. */
  const exported = new Map<string, Record<string, string>>();
  const workspace = (job: string) => path.join(folder, job);

  const actions: Readonly<Record<string, (step: Step, job: string) => Promise<void>>> = {
    async 'actions/checkout'(_, job) {
      await run('git', ['clone', '--quiet', '--no-checkout', root, workspace(job)], { cwd: folder });
      const commit = (await run('git', ['rev-parse', 'HEAD'], { cwd: root })).trim();
      await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: workspace(job) });
      // Builds of the same inputs in this checkout: else a pipeline takes minutes more.
      const builds = '.cache/builds';
      if (existsSync(inRoot(builds))) await cp(inRoot(builds), path.join(workspace(job), builds), { recursive: true });
    },
    async 'actions/cache'({ with: { path: cached = '' } }, job) {
      if (cached === '~/.npm' || !existsSync(inRoot(cached))) return;
      await linkFolder(inRoot(cached), path.join(workspace(job), cached));
    },
    async 'actions/setup-node'({ with: { 'registry-url': url = '', scope, 'node-version-file': file = '' } }, job) {
      expect(existsSync(path.join(workspace(job), file))).toBe(true);
      const npmrc = path.join(folder, `${job}.npmrc`);
      const own = await readFile(path.join(homedir(), '.npmrc'), 'utf8').catch(() => '');
      const host = url.replace(/^https?:/, '');
      await writeFile(npmrc, `${own}\n${host}:_authToken=\${NODE_AUTH_TOKEN}\n${scope}:registry=${url}\n`);
      exported.set(job, { NPM_CONFIG_USERCONFIG: npmrc, NODE_AUTH_TOKEN: 'XXXXX-XXXXX-XXXXX-XXXXX' });
    },
    async 'actions/upload-artifact'({ with: { path: artifact = '' } }, job) {
      expect([artifact, existsSync(path.join(workspace(job), artifact))]).toEqual([artifact, true]);
    },
  };

  return {
    seconds,
    async execute(step: Step, job: string) {
      // The job `test` runs what `npm test` runs; this test is about the deployment.
      if (job === 'test') return;
      const started = performance.now();
      try {
        if (step.run === undefined) {
          const [action = ''] = step.uses?.split('@') ?? [];
          const execute = actions[action];
          if (!execute) throw new Error(`The test has no action ${action}`);
          await execute(step, job);
        } else {
          const env = { ...environment, ...exported.get(job), ...step.env };
          await run('sh', ['-e', '-c', step.run], { cwd: workspace(job), env });
        }
      } finally {
        seconds.push([job, ((performance.now() - started) / 1000).toFixed(1), step.name]);
      }
    },
  };
}

test('the pipeline of a package deploys it to a registry', async () => {
  const major = Number(await readFile(inRoot('.nvmrc'), 'utf8'));
  const nodes = await nodeFolder(major, console.log).catch((error: Error) => error);
  if (nodes instanceof Error) {
    console.log(`Skipped the pipeline: Node ${major} can't be had (${nodes.message.split('\n')[0]})`);
    return;
  }
  const { execute, seconds } = createRunner(runnerEnvironment(nodes));
  const reports = await executeWorkflow(
    await readWorkflow('.github/workflows/package.yml'),
    {
      github: { event_name: 'workflow_dispatch', ref: 'refs/heads/main' },
      // A canary needs a live release, and the registry is empty.
      inputs: { package: name, action: 'deploy', traffic: 10 },
      vars: { SITE_STORE: registry.url },
      secrets: { RELEASE_TOKEN: await registry.addUser('cart-team'), RELEASE_SIGNING_KEY: '' },
    },
    execute,
  );
  console.log(`Seconds of each step:\n${textTable(seconds)}`);
  expect(reports.map(({ job, result }) => [job, result])).toEqual([
    ['test', 'success'],
    ['release', 'success'],
  ]);
  const published = await (await fetch(`${registry.url}@site/${name}`)).json();
  const live = published['dist-tags'].live;
  expect(published.versions[live]).toMatchObject({ name: `@site/${name}`, version: live });
});
