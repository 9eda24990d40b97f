import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { useTemporaryFolder, writeFiles } from '../testing/temporaryFolder';
import { takeBackCommand, takeBackFile } from './takeBackCommand';

const folder = useTemporaryFolder();
const verdict = {
  remote: 'mfe_catalog',
  version: '1.0.1-g00000001',
  time: '2026-01-01T12:00:00.000Z',
  reason: '-- Falhou em "9" de 10; $(sempre).',
};

/** A command in the place of the real one, which does as it is told. */
async function commandThat(does: string) {
  await writeFiles(folder(), {
    [takeBackFile]: `import { writeFileSync } from 'node:fs';\n${does}`,
    'package.json': '{"type":"module"}',
  });
  await symlink(path.resolve(__dirname, '../../../node_modules'), path.join(folder(), 'node_modules'));
}

const run = (place: object = {}, signal = new AbortController().signal) =>
  takeBackCommand({ root: folder(), ...place })(verdict, signal);

test('the command is told what to take back, why, and where', async () => {
  await commandThat(`writeFileSync('told.json', JSON.stringify([process.argv.slice(2), process.env.INIT_CWD]));`);
  expect(await run({ store: '/srv/releases', siteDir: '/srv/site' })).toBe(true);
  expect(JSON.parse(await readFile(path.join(folder(), 'told.json'), 'utf8'))).toEqual([
    [
      'mfe-catalog',
      '--version=1.0.1-g00000001',
      '--reason=-- Falhou em "9" de 10; $(sempre).',
      '--time=2026-01-01T12:00:00.000Z',
      '--store=/srv/releases',
      '--site=/srv/site',
    ],
    folder(),
  ]);
});

test('one that is no canary any more ends it', async () => {
  await commandThat('process.exitCode = 3;');
  expect(await run()).toBe(false);
});

test('what it complains of is the error', async () => {
  await commandThat(`console.error('Error: The registry is away'); process.exitCode = 1;`);
  await expect(run()).rejects.toThrow(new Error('Error: The registry is away'));
});

test('it ends with the server', async () => {
  await commandThat(`writeFileSync('began', ''); setInterval(() => {}, 1000);`);
  const ending = new AbortController();
  const running = run({}, ending.signal);
  setTimeout(() => ending.abort(), 1_000);
  await expect(running).rejects.toThrow('aborted');
});
