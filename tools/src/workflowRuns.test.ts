import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';
import { executeWorkflow, type JobReport } from './testing/executeWorkflow';
import { type Contexts, readWorkflow } from './testing/githubWorkflow';

jest.setTimeout(60_000);

const folder = '.github/workflows';

const vars = { SITE_STORE: 'https://releases.example/', FIREBASE_PROJECT: 'example' };
const secrets = { RELEASE_TOKEN: 'token', RELEASE_SIGNING_KEY: 'key', FIREBASE_SERVICE_ACCOUNT: 'account' };

const push: Contexts = {
  github: { event_name: 'push', ref: 'refs/heads/main', sha: '1234567', event: {} },
  inputs: {},
  vars,
  secrets,
};
const pullRequest: Contexts = {
  ...push,
  github: { event_name: 'pull_request', ref: 'refs/pull/7/merge', sha: '1234567', event: { number: 7 } },
};
const byHand = (action: string): Contexts => ({
  ...push,
  github: { ...push.github, event_name: 'workflow_dispatch' },
  inputs: { action },
});

/** Jobs and commands that GitHub would run, without running them. */
async function commandsOf(file: string, contexts: Contexts) {
  return commandsIn(await executeWorkflow(await readWorkflow(`${folder}/${file}`), contexts, () => {}));
}

const commandsIn = (reports: readonly JobReport[]) =>
  reports
    .filter(({ result }) => result !== 'skipped')
    .map(({ job, steps }) => [job, ...steps.flatMap(({ run }) => run ?? [])]);

/** Returns the jobs and commands of `package.yml`, which the workflow of mfe-cart calls. */
const packageCommands = (contexts: Contexts, changed: Contexts = {}) =>
  commandsOf('mfe-cart.yml', { ...contexts, ...changed });

test.each(readdirSync(inRoot(folder)))('GitHub’s parser accepts %s, and jobs need jobs of it', async (file) => {
  const { jobs } = (await readWorkflow(`${folder}/${file}`)).template;
  const names = jobs.map(({ id }) => id.value);
  expect(names.length).toBeGreaterThan(0);
  for (const { needs = [] } of jobs) expect(names).toEqual(expect.arrayContaining(needs.map(({ value }) => value)));
  for (const job of jobs) if (job.type !== 'job') expect(existsSync(inRoot(job.ref.value))).toBe(true);
});

test('a pull request is built and tested, without the suites of merges', async () => {
  expect(await commandsOf('ci.yml', pullRequest)).toEqual([
    ['build', 'npm ci', 'npm run build'],
    [
      'test',
      'npm ci',
      'npm run site -- cooldown --since "origin/$GITHUB_BASE_REF"',
      'npm test -- --since "origin/$GITHUB_BASE_REF"',
    ],
  ]);
});

test('a merge runs each part of everything, and the older versions of Node', async () => {
  const images = new Set<string>();
  const workflow = await readWorkflow(`${folder}/ci.yml`);
  const reports = await executeWorkflow(workflow, push, (_, { image }) => void images.add(image));
  expect([...images]).toEqual(['node:24-bookworm', 'node:20-bookworm', 'node:22-bookworm']);
  expect(commandsIn(reports)).toEqual([
    ['build', 'npm ci', 'npm run build'],
    ...Array(3).fill(['all', 'npm ci', 'npm run test:all -- --shard "$PART"']),
    ...Array(2).fill(['node', 'npm ci', 'npm run build', 'npm run unit']),
  ]);
  const parts = reports.filter(({ job }) => job === 'all').map(({ steps }) => steps.at(-1)?.env.PART);
  expect(parts).toEqual(['1/3', '2/3', '3/3']);
});

const tested = ['mfe-cart / test', 'npm ci', 'npm test -w "$PACKAGE"'];
const released = (command: string) => [
  'mfe-cart / release',
  'npm ci',
  command,
  'npm run site -- releases',
  'npm run site -- sbom "$PACKAGE"',
];

const canary = 'npm run deploy -w "$PACKAGE" -- --traffic "$TRAFFIC" --content-traffic "$CONTENT_TRAFFIC"';

test.each([
  ['a pull request tests it', pullRequest, [tested]],
  ['a merge deploys a canary', push, [tested, released(canary)]],
  ['a deployment by hand is tested', byHand('deploy'), [tested, released('npm run deploy -w "$PACKAGE"')]],
  ['a promotion waits for no test', byHand('promote'), [released('npm run promote -w "$PACKAGE"')]],
  ['a rollback waits for no test', byHand('rollback'), [released('npm run rollback -w "$PACKAGE"')]],
])('of a package, %s', async (_, contexts, expected) => {
  expect(await packageCommands(contexts)).toEqual(expected);
});

test.each([
  ['as of any change', {}, '10'],
  ['100 %, where the owner says so', { CONTENT_TRAFFIC: '100' }, '100'],
])('the share of a merge of content alone is %s', async (_, setting, expected) => {
  const contexts = { ...push, vars: { ...vars, ...setting } };
  const reports = await executeWorkflow(await readWorkflow(`${folder}/mfe-cart.yml`), contexts, () => {});
  const step = reports.flatMap(({ steps }) => steps).find(({ run }) => run === canary);
  expect(step?.env).toMatchObject({ TRAFFIC: '10', CONTENT_TRAFFIC: expected });
});

test('without a store nothing of a package is released', async () => {
  expect(await packageCommands(push, { vars: {} })).toEqual([tested]);
  expect(await packageCommands(byHand('rollback'), { vars: {} })).toEqual([]);
});

test('a preview is deployed where there is a project, and not from a fork', async () => {
  const preview = await readWorkflow(`${folder}/preview.yml`);
  const actions = async (contexts: Contexts) => {
    const reports = await executeWorkflow(preview, contexts, () => {});
    return reports[1]?.steps.map(({ uses = '' }) => uses.split('@')[0]);
  };
  expect(await actions(pullRequest)).toContain('FirebaseExtended/action-hosting-deploy');
  expect(await actions({ ...pullRequest, secrets: {} })).not.toContain('FirebaseExtended/action-hosting-deploy');
});
