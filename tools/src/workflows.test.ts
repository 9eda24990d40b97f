import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { parse } from 'yaml';
import { filledTemplate } from './filledTemplates';
import { actionlint } from './testing/actionlint';

jest.setTimeout(60_000);

/** Folder that GitHub reads pipelines from, relative to the repository. */
const workflowsFolder = '.github/workflows';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  /** Reusable workflow in place of steps. */
  readonly uses?: string;
  readonly permissions?: object;
  readonly steps?: readonly Step[];
}

interface Filters {
  readonly branches?: readonly string[];
  readonly paths?: readonly string[];
}

/** Fields of a GitHub workflow (https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax). */
interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly on: { readonly push?: Filters; readonly pull_request?: Filters | null };
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(inRoot(workflowsFolder))
  .sort()
  .map((file): Workflow => {
    const text = readFileSync(inRoot(workflowsFolder, file), 'utf8');
    return { file, text, ...parse(text) };
  });

const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps);

const named = (file: string): Workflow => {
  const found = workflows.find((workflow) => workflow.file === file);
  if (!found) throw new Error(`There is no ${workflowsFolder}/${file}`);
  return found;
};

test('actionlint finds no problem in the workflows', async () => {
  expect(await actionlint(inRoot(), `${workflowsFolder}/*.yml`)).toMatchObject({
    passed: true,
    output: expect.stringContaining(`Checking ${workflows.length} workflow`),
  });
});

test('every package that is built, and no other, has a workflow made from the template', async () => {
  const callers = workflows.filter(({ jobs }) => Object.values(jobs).some(({ uses }) => uses));
  expect(callers.map(({ file }) => file)).toEqual(builtPackages.map((name) => `${name}.yml`).sort());
  for (const name of builtPackages) {
    const made = await filledTemplate('remote/.github/workflows/{{folder}}.yml.hbs', { folder: name });
    expect(named(`${name}.yml`).text).toBe(made);
  }
});

test.each(builtPackages)('%s is tested and deployed when one of its sources changes', (name) => {
  const { on } = named(`${name}.yml`);
  const paths = on.push?.paths ?? [];
  expect(on.push?.branches).toEqual(['main']);
  expect(on.pull_request?.paths).toEqual(paths);
  const sources = ['shared/**', 'delivery/src/build/**', 'package-lock.json', 'site.config.json'];
  expect(paths).toEqual(expect.arrayContaining([`${name}/**`, `${workflowsFolder}/${name}.yml`, ...sources]));
  for (const path of paths) expect([path, existsSync(inRoot(path.replace('/**', '')))]).toEqual([path, true]);
});

test('the workflows may read the repository, and nothing else', () => {
  for (const { file, permissions, jobs } of workflows) {
    expect([file, permissions]).toEqual([file, { contents: 'read' }]);
    for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
  }
});

test('actions are GitHub’s and Firebase’s own, each at a commit, with its version in a comment', () => {
  const ours = workflows.map(({ text }) => text).join('\n');
  const teams = readFileSync(inRoot('tools/templates/repository/.github/workflows/release.yml.hbs'), 'utf8');
  const used = [...`${ours}\n${teams}`.matchAll(/^ +(?:- )?uses: (.+)$/gm)].map(([, action = '']) => action);
  expect(used.length).toBeGreaterThan(15);
  const others = used.filter((action) => action !== './.github/workflows/package.yml');
  for (const action of others)
    expect(action).toMatch(
      /^(actions\/[a-z-]+|FirebaseExtended\/action-hosting-deploy)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/,
    );
  // Each action has the same version everywhere.
  expect(new Set(others).size).toBe(new Set(others.map((action) => action.split('@')[0])).size);
});

test('every job and image installs what the lock file says, by npm itself', () => {
  for (const { file, jobs } of workflows)
    for (const [name, { steps = [] }] of Object.entries(jobs)) {
      const commands = steps.flatMap(({ run }) => run ?? []);
      if (commands.some((command) => command.startsWith('npm ')))
        expect([file, name, commands[0]]).toEqual([file, name, 'npm ci']);
    }
  const image = readFileSync(inRoot('docs/hosting/Dockerfile'), 'utf8');
  expect(image.match(/^RUN npm ci /gm)).toHaveLength(4);
  expect(image).not.toMatch(/npm (install|i|add|update) /);
  // An action that runs a program of npm must use the version in the lock file.
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { version } = packages['node_modules/firebase-tools'];
  expect(named('preview.yml').text).toContain(`firebaseToolsVersion: ${version}\n`);
});

test('a pull request with a version younger than seven days fails, here and in a team’s own repository', () => {
  const team = readFileSync(inRoot('tools/templates/repository/.github/workflows/release.yml.hbs'), 'utf8');
  const check =
    /- if: github\.event_name == 'pull_request'\n +run: npm run (?:site -- )?cooldown (?:-- )?--since "origin\/\$GITHUB_BASE_REF"\n/;
  for (const text of [named('ci.yml').text, team]) {
    expect(text).toMatch(check);
    expect(text).toContain('fetch-depth: 0');
  }
});

test('only steps that deploy a release have the key that signs it', () => {
  for (const workflow of workflows) {
    const holders = stepsOf(workflow).filter(({ env }) => env && 'RELEASE_SIGNING_KEY' in env);
    expect(workflow.text.split('secrets.RELEASE_SIGNING_KEY').length - 1).toBe(holders.length);
    for (const { run } of holders) expect(run).toMatch(/^npm run deploy /);
    if (workflow.file === 'package.yml') expect(holders).toHaveLength(2);
  }
});

test('jobs with secrets restore no cache of built files, and run no code of a pull request', () => {
  const holders = workflows.flatMap(({ file, text }) =>
    Object.entries(parse(text).jobs as Workflow['jobs'])
      .filter(([, job]) => JSON.stringify(job).includes('secrets.'))
      .map(([name, { steps = [] }]) => ({ job: `${file} ${name}`, steps })),
  );
  expect(holders.map(({ job }) => job)).toEqual(['package.yml release', 'preview.yml channel']);
  for (const { steps } of holders)
    expect(steps.map(({ uses = '' }) => uses)).not.toContainEqual(expect.stringMatching(/^actions\/cache@/));
  const [, channel] = holders;
  expect(channel?.steps.map(({ uses = '', run }) => run ?? uses.split('@')[0])).toEqual([
    'actions/download-artifact',
    expect.stringContaining('jq '),
    'FirebaseExtended/action-hosting-deploy',
  ]);
});
