import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { table } from './document';
import { inCopy } from './inCopy';
import { listed, measurement } from './measurement';

/** What is mutated, and in which project of Jest its tests are. */
const rooms = {
  cart: ['browser', 'shared/src/cart/*.ts'],
  filters: ['browser', 'mfe-catalog/src/filter/*.ts'],
  validators: ['browser', 'shared/src/forms/*.ts'],
  loader: ['browser', 'shell/src/remotes/*.ts'],
  publisher: ['node', 'delivery/src/publish/*.ts'],
  store: ['node', 'delivery/src/store/*.ts'],
  queues: ['server', 'server/src/mail/{diskQueue,dispatcher,openMessages,outbox,dailyShare,smtp}.ts'],
  guard: ['server', 'server/src/guard/*.ts'],
} as const;
type Room = keyof typeof rooms;
const all = Object.keys(rooms) as Room[];

const stryker = '9.5.1';
const packages = ['core', 'jest-runner'].map((name) => `--package=@stryker-mutator/${name}@${stryker}`);

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';
interface Mutant {
  readonly status: Status;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}

export default measurement({
  about: `Changes the code of a room by little mistakes, one at a time, in a copy of the checkout, and tells which of them its unit tests
let through (https://stryker-mutator.io). A room takes minutes to hours.`,
  options: { rooms: { default: all.join(), help: 'some of these' } },
  run: ({ rooms: wanted }, log) =>
    inCopy(async ({ folder: copy }) => {
      const rows: string[][] = [];
      const survivors: string[] = [];
      for (const room of listed(wanted, all)) {
        log(`${room} …`);
        const found = await mutate(room, copy);
        const count = (...statuses: Status[]) => found.filter(({ status }) => statuses.includes(status)).length;
        const [killed, left, untouched] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
        const share = `${((100 * killed) / (killed + left + untouched)).toFixed(1)} %`;
        rows.push([room, ...[killed, left, untouched].map(String), share]);
        log(rows.at(-1)?.join(' · ') ?? '');
        survivors.push(...found.flatMap(({ status, text }) => (status === 'Survived' ? [`- ${room}: ${text}`] : [])));
      }
      const heading = ['room', 'killed', 'survived', 'without a test', 'killed of all'];
      return {
        title: 'Mutants that the unit tests kill',
        instrument: `StrykerJS ${stryker}`,
        blocks: [table([heading, ...rows]), 'Survived:', survivors.join('\n')],
      };
    }),
});

async function mutate(room: Room, copy: string): Promise<readonly { status: Status; text: string }[]> {
  const [project, files] = rooms[room];
  const config = `import jest from './tools/jest.config.mjs';
const { moduleNameMapper, globalSetup, ...own } = jest.projects.find(({ displayName }) => displayName === '${project}');
export default { ...own, rootDir: '${copy}', roots: ['<rootDir>/${files.split('/')[0]}']${project === 'server' ? '' : ', moduleNameMapper'}, testTimeout: 60_000 };`;
  await writeFile(path.join(copy, 'mutants.config.mjs'), config);
  const options = {
    mutate: [files, '!**/*.test.ts'],
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
