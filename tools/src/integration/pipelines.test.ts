import path from 'node:path';
import { openStore, type ReleaseStore } from '@site/delivery/store';
import { type Registry, startRegistry } from '@site/delivery/testing/registry';
import { textTable } from '@site/shared/terminal';
import type { JobReport } from '../testing/executeWorkflow';
import { type Contexts, parseWorkflow } from '../testing/githubWorkflow';
import { startRunner } from './pipelines/runner';
import { sharedFolder } from './sharedFolder';

const name = 'mfe-cart';

describe('the steps of the workflows', () => {
  let registry: Registry;
  let store: ReleaseStore;
  let runner: Awaited<ReturnType<typeof startRunner>>;
  let contexts: Contexts;

  beforeAll(async () => {
    registry = await startRegistry({ owners: { [`@site/${name}`]: 'cart-team' } });
    store = await openStore(registry.url, { cacheDir: path.join(sharedFolder(), 'pipelines') });
    runner = await startRunner();
    const secrets = { RELEASE_TOKEN: await registry.addUser('cart-team'), RELEASE_SIGNING_KEY: '' };
    contexts = { inputs: {}, vars: { SITE_STORE: registry.url }, secrets };
  }, 1_200_000);

  afterAll(async () => {
    console.log(`Seconds of each step:\n${textTable(runner?.times ?? [])}`);
    await runner?.stop();
    await registry?.stop();
  }, 600_000);

  afterEach(() => jest.restoreAllMocks());

  const merge = (sha: string): Contexts => ({
    ...contexts,
    github: { event_name: 'push', ref: 'refs/heads/main', sha, event: {} },
  });

  const byHand = (sha: string, action: string): Contexts => ({
    ...contexts,
    github: { event_name: 'workflow_dispatch', ref: 'refs/heads/main', sha, event: {} },
    inputs: { action },
  });

  const resultsOf = (reports: readonly JobReport[]) => reports.map(({ job, result }) => `${job}: ${result}`);

  const channels = () => store.channels(name);

  test('a merge is built, and tested in parts and on other versions of Node', async () => {
    const reports = await runner.execute('ci.yml', merge(runner.history.first));
    expect(resultsOf(reports)).toEqual([
      'build: success',
      'test: skipped',
      ...Array(3).fill('all: success'),
      ...Array(2).fill('node: success'),
    ]);
  }, 1_200_000);

  test('a deployment by hand brings the first release to the registry', async () => {
    const reports = await runner.execute(`${name}.yml`, byHand(runner.history.first, 'deploy'));
    expect(resultsOf(reports)).toEqual([`${name} / test: success`, `${name} / release: success`]);
    expect(await channels()).toMatchObject({ live: expect.any(String) });
  }, 600_000);

  test('a pull request is tested, and its site is stored and deployed to a preview', async () => {
    const request: Contexts = {
      ...contexts,
      github: {
        event_name: 'pull_request',
        ref: 'refs/pull/7/merge',
        base_ref: 'main',
        sha: runner.history.second,
        event: { number: 7 },
      },
      vars: { ...contexts.vars, FIREBASE_PROJECT: 'example' },
      secrets: { ...contexts.secrets, FIREBASE_SERVICE_ACCOUNT: 'account' },
    };
    expect(resultsOf(await runner.execute('ci.yml', request))).toEqual([
      'build: success',
      'test: success',
      'all: skipped',
      'node: skipped',
    ]);
    expect(resultsOf(await runner.execute('preview.yml', request))).toEqual(['site: success', 'channel: success']);
    const ofPackage = await runner.execute(`${name}.yml`, request);
    expect(resultsOf(ofPackage)).toEqual([`${name} / test: success`, `${name} / release: skipped`]);
  }, 600_000);

  test('a merge of content alone goes to all visitors at once, where the owner says so', async () => {
    const { second } = runner.history;
    const { live } = await channels();
    const settings = { ...contexts.vars, CONTENT_TRAFFIC: '100' };
    await runner.execute(`${name}.yml`, { ...merge(second), vars: settings });
    expect(await channels()).toEqual({ live: expect.not.stringMatching(live ?? ''), previous: live });
    await runner.execute(`${name}.yml`, byHand(second, 'rollback'));
    expect(await channels()).toMatchObject({ live });
  }, 600_000);

  test('a merge deploys a canary, which is promoted and rolled back by hand', async () => {
    const { second } = runner.history;
    const { live } = await channels();
    expect(resultsOf(await runner.execute(`${name}.yml`, merge(second)))).toContain(`${name} / release: success`);
    const { canary } = await channels();
    expect(await channels()).toEqual({ live, canary: { version: expect.not.stringMatching(live ?? ''), traffic: 10 } });
    await runner.execute(`${name}.yml`, byHand(second, 'promote'));
    expect(await channels()).toEqual({ live: canary?.version, previous: live });
    await runner.execute(`${name}.yml`, byHand(second, 'rollback'));
    expect(await channels()).toEqual({ live, withdrawn: canary?.version });
  }, 600_000);

  test('a step that fails, or lacks a program, fails its job', async () => {
    const failures = jest.spyOn(console, 'error').mockImplementation(() => {});
    const job = (step: string) => `
    runs-on: ubuntu-24.04
    container: node:24-bookworm
    steps: [{ uses: actions/checkout@0, with: { fetch-depth: 0 } }, { run: ${step} }, { run: touch later }]`;
    const text = `on: push\njobs:\n  first:${job('npm run missing')}\n  second:${job('missing-program ps')}`;
    const reports = await runner.execute(await parseWorkflow('failing.yml', text), merge(runner.history.first));
    expect(resultsOf(reports)).toEqual(['first: failure', 'second: failure']);
    expect(reports.map(({ steps }) => steps.length)).toEqual([2, 2]);
    expect(failures.mock.calls.flat()).toEqual([
      expect.stringContaining('Missing script: "missing"'),
      expect.stringContaining('missing-program: not found'),
    ]);
  }, 120_000);
});
