import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { documentedCommands, type Script, scriptOf } from './documentedCommands';

// A process loads the modules of all commands, which takes long on a busy machine.
jest.setTimeout(300_000);

/** Commands without `--help`, with the test that runs each. */
const runBy: Readonly<Record<string, string>> = {
  dev: 'tools/src/integration/development.test.ts',
  'start -w server': 'server/src/main.process.test.ts',
  'build -w server': 'server/src/main.process.test.ts',
  'messages -w server': 'tools/src/integration/canaryGuard.test.ts',
};

/** Programs of others that pages call: of Debian, Docker, npm, nginx, Perl, Postfix and Prometheus. */
const others =
  /^(apt-get|cd|chown|cp|docker|install|journalctl|ln|nginx|npm (ci|install|login|publish|update|view)|perl|postconf|promtool|rm|systemctl|useradd)( |$)/;

const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).scripts ?? {};

/** The package that stands for all remotes, whose scripts are equal. */
const anyRemote = 'mfe-catalog';

/** The modules of commands, by room and name. */
const modules = {
  tools: JSON.parse(readFileSync(inRoot('tools/bin/commands.json'), 'utf8')) as Readonly<Record<string, string>>,
  site: JSON.parse(readFileSync(inRoot('delivery/bin/site.json'), 'utf8')) as Readonly<Record<string, string>>,
};

/** The folder and the line that `npm run` would execute there; undefined where there is no such script or command. */
function placeOf({ name, workspace, command }: Script): { readonly folder: string; readonly line: string } | undefined {
  // Pages invent remotes, and describe a team's own repository.
  const isRemote = workspace?.startsWith('mfe-') || (workspace === null && !(name in scriptsOf('')));
  const folder = isRemote ? anyRemote : (workspace ?? '');
  const line = scriptsOf(folder)[name];
  if (line === undefined || (name === 'site' && command !== null && !(command in modules.site))) return undefined;
  return { folder, line: command === null ? line : `${line} ${command}` };
}

describe('every command in the documentation', () => {
  test('exists', async () => {
    const unknown = (await documentedCommands()).filter(({ text }) => {
      const script = scriptOf(text);
      if (script) return placeOf(script) === undefined;
      const [, binary] = /^npx (\S+)/.exec(text) ?? [];
      return binary ? !existsSync(inRoot('node_modules/.bin', binary)) : !others.test(text);
    });
    expect(unknown.map(({ page, text }) => `${page} names "${text}", which there is not`)).toEqual([]);
  });

  test('names only files of the repository that exist', async () => {
    const missing = (await documentedCommands()).flatMap(({ page, text }) =>
      text
        .split(/\s+/)
        .filter((word) => /^(docs|tools)\/[\w./-]+$/.test(word) && !existsSync(inRoot(word)))
        .map((word) => `${page} names ${word}, which is not there`),
    );
    expect(missing).toEqual([]);
  });

  test('answers --help, or is run by a test that is named here', async () => {
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

/** Answers of our commands to `--help`, by module; '' for those that pass it on to another program. */
async function helpOfCommands(modules: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const script = inRoot('tools/src/testing/helpOfCommands.ts');
  const said = await outputOf(`node --import tsx ${script} ${[...new Set(modules)].join(' ')}`, inRoot());
  return JSON.parse(said?.trim().split('\n').at(-1) ?? '{}');
}

/** Answer of a script to `--help`; null if it fails or prints nothing. */
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
