import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { table } from './document';
import { inCopy } from './inCopy';
import { listed, measurement } from './measurement';

/** A folder of code, the project of Jest and the folders, if not that one, of its tests, and files that processes test. */
interface Room {
  readonly folder: string;
  readonly project: 'browser' | 'node' | 'server';
  readonly tests?: readonly string[];
  readonly except?: RegExp;
}

const rooms: Readonly<Record<string, Room>> = {
  cart: { project: 'browser', folder: 'shared/src/cart', tests: ['shared/src', 'mfe-cart/src'] },
  // Its hook is tested in the catalogue that it filters.
  filters: {
    project: 'browser',
    folder: 'mfe-catalog/src/filter',
    tests: ['mfe-catalog/src/filter', 'mfe-catalog/src/catalogue'],
  },
  validators: { project: 'browser', folder: 'shared/src/forms' },
  // With what its tests open a page by: Jest must see through it which of them concern a file.
  loader: { project: 'browser', folder: 'shell/src/remotes', tests: ['shell/src/remotes', 'shell/src/testing'] },
  plan: {
    project: 'node',
    folder: 'delivery/src/render',
    except: /^(?!plan|combinations|compatibility|discovery|settleChannels)/,
  },
  publisher: { project: 'node', folder: 'delivery/src/publish' },
  store: { project: 'node', folder: 'delivery/src/store', except: /^(npm|registryStore|release)/ },
  queues: {
    project: 'server',
    folder: 'server/src/mail',
    except: /^(answers|compose|delivery|mail|message|postgres|read|typed)/,
  },
  guard: { project: 'server', folder: 'server/src/guard' },
};
const all = Object.keys(rooms);

const stryker = '9.5.1';
const packages = ['core', 'jest-runner'].map((name) => `--package=@stryker-mutator/${name}@${stryker}`);

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}

export default measurement({
  about: `Changes the code of a room by little mistakes, one at a time, in a copy of the checkout, and tells which of them its unit tests
let through (https://stryker-mutator.io). A room takes minutes to hours.`,
  options: {
    rooms: { default: all.join(), help: 'some of these' },
    every: { default: 1, help: 'a sample: what stands on one line, on every so many-th line' },
  },
  run: ({ rooms: wanted, every }, log) =>
    inCopy(async ({ folder: copy }) => {
      const rows: string[][] = [];
      const survivors: string[] = [];
      for (const room of listed(wanted, all)) {
        log(`${room} …`);
        const found = await mutate(rooms[room] as Room, copy, every);
        const count = (is: RegExp) => found.filter(({ status }) => is.test(status)).length;
        const [killed, left, untouched] = [count(/Killed|Timeout/), count(/Survived/), count(/NoCoverage/)];
        const share = `${((100 * killed) / (killed + left + untouched)).toFixed(1)} %`;
        rows.push([room, ...[killed, left, untouched].map(String), share]);
        log(rows.at(-1)?.join(' · ') ?? '');
        const alive = found.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
        survivors.push(
          ...alive.map(({ status, text }) => `- ${room}: ${text}${status === 'Survived' ? '' : ', no test'}`),
        );
      }
      const heading = ['room', 'killed', 'survived', 'without a test', 'killed of all'];
      return {
        title: 'Mutants that the unit tests kill',
        instrument: `StrykerJS ${stryker}`,
        blocks: [table([heading, ...rows]), 'Survived:', survivors.join('\n')],
      };
    }),
});

async function mutate(room: Room, copy: string, every: number): Promise<readonly { status: string; text: string }[]> {
  const { project, folder, tests = [folder] } = room;
  const config = `import jest from './tools/jest.config.mjs';
const { moduleNameMapper, globalSetup, ...own } = jest.projects.find(({ displayName }) => displayName === '${project}');
export default { ...own, rootDir: '${copy}', roots: ${JSON.stringify(tests.map((name) => `<rootDir>/${name}`))}${project === 'server' ? '' : ', moduleNameMapper'}, testTimeout: 60_000 };`;
  await writeFile(path.join(copy, 'mutants.config.mjs'), config);
  const options = {
    mutate: await linesOf(room, copy, every),
    inPlace: true,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'mutants.config.mjs' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['json'],
    ignoreStatic: true,
  };
  await writeFile(path.join(copy, 'stryker.config.json'), JSON.stringify(options));
  await runStep('npm', ['exec', '--yes', ...packages, '--', 'stryker', 'run'], { cwd: copy, stdio: ['ignore', 2, 2] });
  const report = JSON.parse(await readFile(path.join(copy, 'reports/mutation/mutation.json'), 'utf8'));
  return Object.entries<{ mutants: readonly Mutant[] }>(report.files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status, mutatorName, replacement, location }) => ({
      status,
      text: `${path.basename(file)}:${location.start.line} ${mutatorName} \`${replacement.replace(/\s+/g, ' ').slice(0, 60)}\``,
    })),
  );
}

/** Stryker's patterns (https://stryker-mutator.io/docs/stryker-js/configuration/#mutate-string) for a room, or a sample of it. */
async function linesOf({ folder, except }: Room, copy: string, every: number): Promise<readonly string[]> {
  const names = (await readdir(path.join(copy, folder))).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !except?.test(name),
  );
  const patterns = names.map(async (name) => {
    const lines = (await readFile(path.join(copy, folder, name), 'utf8')).split('\n').map((_, index) => index + 1);
    if (every === 1) return `${folder}/${name}`;
    return lines.filter((line) => line % every === 0).map((line) => `${folder}/${name}:${line}-${line}`);
  });
  return (await Promise.all(patterns)).flat();
}
