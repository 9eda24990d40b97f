import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths';
import { commandsIn, documentedCommands, type Script, scriptOf } from './documentedCommands';

// Some twenty processes, one after the other where the machine has other things to do.
jest.setTimeout(300_000);

/** What does not answer `--help`, with the test that runs it. */
const runBy: Readonly<Record<string, string>> = {
  dev: 'tools/src/integration/development.test.ts',
  'start -w server': 'server/src/main.test.ts',
};

/** Programs that are not ours, which pages call all the same: of Debian, Docker, npm, nginx and Prometheus. */
const others = [
  ...[
    'apt-get',
    'chown',
    'cp',
    'docker',
    'install',
    'journalctl',
    'ln',
    'nginx',
    'npm ci',
    'npm install',
    'npm view',
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

/** The line that `npm run` would execute; undefined where there is no such script. */
function lineOf({ name, workspace }: Script): string | undefined {
  const file = inRoot(workspace ?? '', 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).scripts?.[name] : undefined;
}

/** Each once: those of the packages are the same for all of them. */
const keyOf = ({ name, workspace }: Script) =>
  workspace === null ? name : `${name} -w ${workspace.startsWith('mfe-') ? 'mfe-catalog' : workspace}`;

describe('every command in the documentation', () => {
  test('is one that there is', async () => {
    const unknown = (await documentedCommands()).filter(({ text }) => {
      const script = scriptOf(text);
      if (script) return !script.workspace?.includes('…') && lineOf(script) === undefined;
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
    const scripts = new Map<string, Script>();
    for (const { text } of await documentedCommands()) {
      const script = scriptOf(text);
      if (script && lineOf(script)) scripts.set(keyOf(script), script);
    }
    expect(scripts.size).toBeGreaterThan(20);
    const silent: string[] = [];
    const waiting = [...scripts].filter(([key]) => !(key in runBy));
    async function askInTurn() {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [key, script] = next;
        const said = await help(lineOf(script) ?? '', script.workspace);
        if (said === null) silent.push(`npm run ${key} does not answer --help, and no test here runs it`);
      }
    }
    await Promise.all([askInTurn(), askInTurn()]);
    expect(silent).toEqual([]);
    expect(Object.entries(runBy).filter(([key, test]) => !scripts.has(key) || !existsSync(inRoot(test)))).toEqual([]);
  });
});

/** What a script answers to `--help`; null where it fails or says nothing. */
async function help(line: string, workspace: string | null): Promise<string | null> {
  const bin = inRoot('node_modules/.bin');
  const child = spawn(`${line} --help`, {
    cwd: inRoot(workspace ?? ''),
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
