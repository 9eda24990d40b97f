import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { commandBlocks, commandsIn, documentedCommands, type Script, scriptOf } from './documentedCommands';

// A process that loads all that any command does, where the machine has other things to do.
jest.setTimeout(300_000);

/** What does not answer `--help`, with the test that runs it. */
const runBy: Readonly<Record<string, string>> = {
  dev: 'tools/src/integration/development.test.ts',
  'start -w server': 'server/src/main.process.test.ts',
  'build -w server': 'server/src/main.process.test.ts',
  'messages -w server': 'tools/src/integration/canaryGuard.test.ts',
};

/** Programs that are not ours, which pages call all the same: of Debian, Docker, npm, nginx, Perl and Prometheus. */
const others = [
  ...[
    'apt-get',
    'cd',
    'chown',
    'cp',
    'docker',
    'install',
    'journalctl',
    'ln',
    'nginx',
    'npm ci',
    'npm install',
    'npm login',
    'npm publish',
    'npm update',
    'npm view',
    'perl',
    'promtool',
  ],
  ...['systemctl', 'useradd'],
];

describe('the commands of a page', () => {
  const commands = (markdown: string) => commandsIn('page.md', markdown).map(({ text }) => text);

  test('are the lines of its blocks of shell, and what of npm stands in its text', () => {
    const page = [
      'Run `npm run dev -- catalog`, or see `site/public`.',
      '```sh',
      'SITE_PREVIEW=false PORT=3000 npm start -w server     # in the background',
      '# nothing',
      'nginx -t && nginx -s reload',
      '```',
      '```json',
      '{ "npm": "npm run nothing" }',
      '```',
    ].join('\n');
    expect(commands(page)).toEqual(['npm start -w server', 'nginx -t', 'nginx -s reload', 'npm run dev -- catalog']);
  });

  test('stand in blocks below headings', () => {
    const page = [
      '# Page',
      '```sh',
      'npm test   # all of it',
      '',
      '```',
      '## Part',
      '```json',
      '{}',
      '```',
      '```sh',
      'cd x',
      'npm ci',
      '```',
    ];
    expect(commandBlocks(page.join('\n'))).toEqual([
      { section: 'Page', commands: ['npm test'] },
      { section: 'Part', commands: ['cd x', 'npm ci'] },
    ]);
  });

  test.each<[string, Script | null]>([
    ['npm start', { name: 'start', workspace: null, command: null }],
    ['npm test -- --node 24', { name: 'test', workspace: null, command: null }],
    ['npm run deploy -w mfe-catalog -- --traffic 10', { name: 'deploy', workspace: 'mfe-catalog', command: null }],
    ['npm run site -- releases --all', { name: 'site', workspace: null, command: 'releases' }],
    ['npm ci', null],
    ['nginx -t', null],
  ])('%s', (command, script) => {
    expect(scriptOf(command)).toEqual(script);
  });
});

const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).scripts ?? {};

/** The package that stands for all of them: their scripts are the same. */
const anyRemote = 'mfe-catalog';

/** The modules of commands, by room and name. */
const modules = {
  tools: JSON.parse(readFileSync(inRoot('tools/bin/commands.json'), 'utf8')) as Readonly<Record<string, string>>,
  site: JSON.parse(readFileSync(inRoot('delivery/bin/site.json'), 'utf8')) as Readonly<Record<string, string>>,
};

/** The folder and the line that `npm run` would execute there; undefined where there is no such script or command. */
function placeOf({ name, workspace, command }: Script): { readonly folder: string; readonly line: string } | undefined {
  // Pages invent remotes, and say what is done in a team's own repository.
  const isRemote = workspace?.startsWith('mfe-') || (workspace === null && !(name in scriptsOf('')));
  const folder = isRemote ? anyRemote : (workspace ?? '');
  const line = scriptsOf(folder)[name];
  if (line === undefined || (name === 'site' && command !== null && !(command in modules.site))) return undefined;
  return { folder, line: command === null ? line : `${line} ${command}` };
}

describe('every command in the documentation', () => {
  test('is one that there is', async () => {
    const unknown = (await documentedCommands()).filter(({ text }) => {
      const script = scriptOf(text);
      if (script) return placeOf(script) === undefined;
      const [program = '', verb = ''] = text.split(/\s+/);
      if (program === 'npx') return !existsSync(inRoot('node_modules/.bin', verb));
      return !others.includes(program) && !others.includes(`${program} ${verb}`);
    });
    expect(unknown.map(({ page, text }) => `${page} names "${text}", which there is not`)).toEqual([]);
  });

  test('names files of the repository that are there', async () => {
    const missing = (await documentedCommands()).flatMap(({ page, text }) =>
      text
        .split(/\s+/)
        .filter((word) => /^(docs|tools)\/[\w./-]+$/.test(word) && !existsSync(inRoot(word)))
        .map((word) => `${page} names ${word}, which is not there`),
    );
    expect(missing).toEqual([]);
  });

  test('answers --help, or is run by the test that is named here', async () => {
    const scripts = new Map<string, { readonly folder: string; readonly line: string; readonly command: string }>();
    for (const { text } of await documentedCommands()) {
      const script = scriptOf(text);
      const place = script && placeOf(script);
      if (!place) continue;
      const { name, command } = script;
      const key = [name, command ?? '', place.folder && `-w ${place.folder}`].filter(Boolean).join(' ');
      scripts.set(key, { ...place, command: command ?? '' });
    }
    expect(scripts.size).toBeGreaterThan(20);
    const asked = [...scripts].filter(([key]) => !(key in runBy)).map(([key, place]) => ({ key, ...place }));
    const answers = await helpOfCommands(asked.flatMap(({ line }) => moduleOf(line) ?? []));
    const silent: string[] = [];
    for (const { key, folder, line, command } of asked) {
      const said = answers[moduleOf(line) ?? ''] || (await help(line, folder));
      if (!said?.includes(command)) silent.push(`npm run ${key} does not answer --help, and no test here runs it`);
    }
    expect(silent).toEqual([]);
    expect(Object.entries(runBy).filter(([key, test]) => !scripts.has(key) || !existsSync(inRoot(test)))).toEqual([]);
  });
});

/** The module of one of our commands, absolute; undefined for a program that is not ours. */
function moduleOf(line: string): string | undefined {
  const [, name = '', command = ''] = /^node (?:\.\.\/)?(?:tools\/)?bin\/run\.mjs (\S+)(?: (\S+))?/.exec(line) ?? [];
  if (name === 'site') return inRoot(`delivery/src/${modules.site[command]}.ts`);
  return name in modules.tools ? inRoot(`${modules.tools[name]}.ts`) : undefined;
}

/** What our commands answer to `--help`, by module; nothing where they hand the question on. */
async function helpOfCommands(modules: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const script = inRoot('tools/src/testing/helpOfCommands.ts');
  const said = await outputOf(`node --import tsx ${script} ${[...new Set(modules)].join(' ')}`, inRoot());
  return JSON.parse(said?.trim().split('\n').at(-1) ?? '{}');
}

/** What a script answers to `--help`; null where it fails or says nothing. */
const help = (line: string, folder: string) => outputOf(`${line} --help`, inRoot(folder));

async function outputOf(line: string, cwd: string): Promise<string | null> {
  const bin = inRoot('node_modules/.bin');
  const child = spawn(line, {
    cwd,
    shell: true,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return code === 0 && said.trim() !== '' ? said : null;
}
