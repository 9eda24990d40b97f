import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, cp, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskQueue } from './mail/diskQueue';
import { failed, messageOf } from './testing/queue';
import { useTemporaryFolder } from './testing/temporaryFolder';

const root = join(__dirname, '../..');
const folder = useTemporaryFolder();
const dataDir = () => join(folder(), 'data');
const message = { ...messageOf(new Date('2026-03-09T12:00:00.000Z')), attempts: failed(null) };

beforeAll(() => execFileSync(process.execPath, [join(root, 'server/build.mjs')]));

beforeEach(async () => {
  await createDiskQueue(join(dataDir(), 'spool')).add(message);
});

/** Runs `npm run messages` where the server is installed, as docs/hosting.md says: compiled, without its sources. */
async function messages(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const place = join(folder(), 'installed');
  for (const file of ['package.json', 'site.config.json', 'server/package.json', 'server/dist'])
    await cp(join(root, file), join(place, file), { recursive: true });
  for (const packages of ['node_modules', 'server/node_modules'])
    await symlink(join(root, packages), join(place, packages));
  const { DATA_DIR: _data, DATABASE_URL: _database, ...others } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'messages', '-w', 'server', '--', ...words], {
    cwd: place,
    env: { ...others, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('counts lists requests and presses of contact links from the server’s data', async () => {
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const days = { [twoDaysAgo]: { 'whatsapp /empresa': 2 } };
  await writeFile(join(dataDir(), 'contacts.json'), JSON.stringify({ format: 1, days }));
  const { status, stdout } = await messages(['counts', '--data', dataDir()]);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\/empresa +0 +2 +0$/m)]);
});

test('the command lists the messages in the folder that a file of settings names, and prints the folder', async () => {
  await writeFile(join(folder(), 'server.env'), `DATA_DIR=${dataDir()}\n`);
  expect(await messages(['--env', '../server.env'])).toEqual({
    status: 0,
    stdout: expect.stringContaining(message.key),
    stderr: `Mensagens em ${dataDir()}/spool:\n`,
  });
}, 30_000);

test('erases a person, with Node alone, and says where else to look', async () => {
  const others = { ...process.env, DATA_DIR: dataDir(), DATABASE_URL: '', SMTP_URL: '' };
  const words = [join(root, 'server/dist/messages.js'), 'erase', message.fields.email.toUpperCase()];
  const { status, stdout } = spawnSync(process.execPath, words, { env: others, encoding: 'utf8' });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^1 mensagem apagada de .*[\s\S]*data.outbox[\s\S]*cópias/),
  ]);
  expect(await createDiskQueue(join(dataDir(), 'spool')).list()).toEqual([]);
}, 30_000);

test('the command names the database without its password', async () => {
  const DATABASE_URL = 'postgres://site:secret@127.0.0.1:1/mail';
  const { status, stdout, stderr } = await messages([], { DATABASE_URL });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^Mensagens em postgres:..127.0.0.1:1.mail:\n/),
  ]);
  expect(stderr).not.toContain('secret');
}, 30_000);

test('the command reports a missing folder as an error, not as an empty list', async () => {
  const { status, stdout, stderr } = await messages([]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/installed.var não existe: informe DATA_DIR ou DATABASE_URL/);
}, 30_000);

(process.getuid?.() === 0 ? test : test.skip)(
  'the command run by root leaves no file that the server cannot remove',
  async () => {
    const nobody = 65_534;
    await chmod(folder(), 0o755);
    for (const path of [dataDir(), join(dataDir(), 'spool'), join(dataDir(), 'spool', `${message.key}.json`)])
      await chown(path, nobody, nobody);
    expect(await messages(['retry', message.key], { DATA_DIR: dataDir() })).toMatchObject({ status: 0 });
    expect((await stat(join(dataDir(), 'spool/retry', message.key))).uid).toBe(nobody);
  },
  30_000,
);
