import { existsSync, readFileSync } from 'node:fs';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { temporaryFolderPerFile, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { filledTemplate } from './filledTemplates';
import { testedNodes } from './nodeBinary';
import { actionlint } from './testing/actionlint';
import { readWorkflows, stepsOf, type Workflow, workflowsFolder } from './testing/workflows';

jest.setTimeout(60_000);

const folder = temporaryFolderPerFile();
let workflows: readonly Workflow[];
beforeAll(async () => {
  workflows = await readWorkflows();
});

const named = (file: string): Workflow => {
  const found = workflows.find((workflow) => workflow.file === file);
  if (!found) throw new Error(`There is no ${workflowsFolder}/${file}`);
  return found;
};

const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).scripts;

test('actionlint finds nothing in them, and would', async () => {
  expect(await actionlint(inRoot(), `${workflowsFolder}/*.yml`)).toMatchObject({
    passed: true,
    said: expect.stringContaining(`Checking ${workflows.length} workflow`),
  });
  await writeFiles(folder(), { 'wrong.yml': named('ci.yml').text.replace('matrix.node }}', 'matrix.nodes }}') });
  expect(await actionlint(folder(), '*.yml')).toMatchObject({
    passed: false,
    said: expect.stringContaining('property "nodes" is not defined'),
  });
});

test('they run nothing but commands of this repository, which there are', () => {
  const commands = workflows.flatMap((workflow) => stepsOf(workflow).flatMap(({ run }) => run ?? []));
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) {
    const [, script = '', inPackage] =
      /^npm (?:run )?([\w-]+)( -w "\$PACKAGE")?(?: -- [^;&|\n]+)?$/.exec(command) ?? [];
    const folders = inPackage ? builtPackages : ['.'];
    for (const folder of folders)
      expect([command, Object.keys(scriptsOf(folder))]).toEqual([command, expect.arrayContaining([script])]);
  }
});

test('every package that is built has its own, which is as all of them are, and no other package has', async () => {
  const callers = workflows.filter(({ jobs }) => Object.values(jobs).some(({ uses }) => uses));
  expect(callers.map(({ file }) => file)).toEqual(builtPackages.map((name) => `${name}.yml`).sort());
  for (const name of builtPackages) {
    const made = await filledTemplate('remote/.github/workflows/{{folder}}.yml.hbs', { folder: name });
    expect(named(`${name}.yml`).text).toBe(made);
  }
});

test.each(builtPackages)('%s is tested and deployed when something changes that it is made of', (name) => {
  const { on } = named(`${name}.yml`);
  const paths = on.push?.paths ?? [];
  expect(on.push?.branches).toEqual(['main']);
  expect(on.pull_request?.paths).toEqual(paths);
  expect(paths).toEqual(
    expect.arrayContaining([
      `${name}/**`,
      'shared/**',
      'delivery/src/build/**',
      'package-lock.json',
      `${workflowsFolder}/${name}.yml`,
    ]),
  );
  for (const path of paths) expect([path, existsSync(inRoot(path.replace('/**', '')))]).toEqual([path, true]);
  for (const action of on.workflow_dispatch?.inputs.action.options ?? [])
    expect(scriptsOf(name)).toHaveProperty(action);
  expect(on.workflow_dispatch?.inputs.action.options).toHaveLength(3);
});

test('they may read the repository, and nothing else', () => {
  for (const { file, permissions, jobs } of workflows) {
    expect([file, permissions]).toEqual([file, { contents: 'read' }]);
    for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
  }
});

test('actions are GitHub’s own and Firebase’s, each at a major version', () => {
  const used = new Set(workflows.flatMap((workflow) => stepsOf(workflow).flatMap(({ uses }) => uses ?? [])));
  for (const action of used)
    expect(action).toMatch(/^(actions\/[a-z-]+|FirebaseExtended\/action-hosting-deploy)@v\d+$/);
});

test('everything is tested on the versions of Node that are supported, a package on the one that is used', () => {
  expect(named('ci.yml').jobs.test?.strategy?.matrix.node).toEqual(testedNodes);
  const used = readFileSync(inRoot('.nvmrc'), 'utf8').trim();
  expect(named('package.yml').jobs.test?.container).toBe(`node:${used}-bookworm`);
});
