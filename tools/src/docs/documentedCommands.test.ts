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
  'start -w server': 'server/src/main.test.ts',
  'build -w server': 'server/src/main.test.ts',
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
    ['npm start', { name: 'start', workspace: null }],
    ['npm test -- --node 24', { name: 'test', workspace: null }],
    ['npm run deploy -w mfe-catalog -- --traffic 10', { name: 'deploy', workspace: 'mfe-catalog' }],
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

/** The folder and the line that `npm run` would execute there; undefined where there is no such script. */
function placeOf({ name, workspace }: Script): { readonly folder: string; readonly line: string } | undefined {
  // Pages invent remotes, and say what is done in a team's own repository.
  const isRemote = workspace?.startsWith('mfe-') || (workspace === null && !(name in scriptsOf('')));
  const folder = isRemote ? anyRemote : (workspace ?? '');
  const line = scriptsOf(folder)[name];
  return line === undefined ? undefined : { folder, line };
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
    const scripts = new Map<string, string>();
    for (const { text } of await documentedCommands()) {
      const script = scriptOf(text);
      const place = script && placeOf(script);
      if (place) scripts.set(place.folder ? `${script.name} -w ${place.folder}` : script.name, place.folder);
    }
    expect(scripts.size).toBeGreaterThan(20);
    const asked = [...scripts]
      .filter(([key]) => !(key in runBy))
      .map(([key, folder]) => ({ key, folder, line: scriptsOf(folder)[key.split(' ', 1)[0] ?? ''] ?? '' }));
    const answers = await helpOfCommands(asked.flatMap(({ line }) => moduleOf(line) ?? []));
    const silent: string[] = [];
    for (const { key, folder, line } of asked) {
      const said = answers[moduleOf(line) ?? ''] || (await help(line, folder));
      if (!said) silent.push(`npm run ${key} does not answer --help, and no test here runs it`);
    }
    expect(silent).toEqual([]);
    expect(Object.entries(runBy).filter(([key, test]) => !scripts.has(key) || !existsSync(inRoot(test)))).toEqual([]);
  });
});

const commands: Readonly<Record<string, string>> = JSON.parse(readFileSync(inRoot('tools/bin/commands.json'), 'utf8'));

/** The module of one of our commands, absolute; undefined for a program that is not ours. */
function moduleOf(line: string): string | undefined {
  const [, name = ''] = /^node (?:\.\.\/)?tools\/bin\/run\.mjs (\S+)/.exec(line) ?? [];
  return name in commands ? inRoot(`tools/src/${commands[name]}.ts`) : undefined;
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
