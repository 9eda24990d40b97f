import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, cp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskQueue } from './mail/diskQueue';
import { failed, messageOf } from './testing/queue';
import { useTemporaryFolder } from './testing/temporaryFolder';

const root = join(__dirname, '../..');
const folder = useTemporaryFolder('file');
const dataDir = () => join(folder(), 'data');
const installed = () => join(folder(), 'installed');
const message = { ...messageOf(new Date('2026-03-09T12:00:00.000Z')), attempts: failed(null) };

/** Installs the server as docs/hosting.md says: compiled, without its sources. */
beforeAll(async () => {
  execFileSync(process.execPath, [join(root, 'server/build.mjs')]);
  for (const file of ['package.json', 'site.config.json', 'server/package.json', 'server/dist'])
    await cp(join(root, file), join(installed(), file), { recursive: true });
  for (const packages of ['node_modules', 'server/node_modules'])
    await symlink(join(root, packages), join(installed(), packages));
});

beforeEach(() => createDiskQueue(join(dataDir(), 'spool')).add(message));
afterEach(() => rm(dataDir(), { recursive: true }));

const byNode = [process.execPath, 'server/dist/messages.js'];
const byNpm = ['npm', 'run', '--silent', 'messages', '-w', 'server', '--'];

function messages(words: readonly string[], env: NodeJS.ProcessEnv = {}, [program = '', ...args] = byNode) {
  const { DATA_DIR: _data, DATABASE_URL: _database, ...others } = process.env;
  const options = { cwd: installed(), env: { ...others, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(program, [...args, ...words], options);
  return { status, stdout, stderr };
}

test('counts lists requests and presses of contact links from the server’s data', async () => {
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const days = { [twoDaysAgo]: { 'whatsapp /empresa': 2 } };
  await writeFile(join(dataDir(), 'contacts.json'), JSON.stringify({ format: 1, days }));
  const { status, stdout } = messages(['counts', '--data', dataDir()]);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\/empresa +0 +2 +0$/m)]);
});

test('the command lists the messages in the folder that a file of settings names, and prints the folder', async () => {
  await writeFile(join(folder(), 'server.env'), `DATA_DIR=${dataDir()}\n`);
  expect(messages(['--env', '../server.env'], {}, byNpm)).toEqual({
    status: 0,
    stdout: expect.stringContaining(message.key),
    stderr: `Mensagens em ${dataDir()}/spool:\n`,
  });
});

test('erases a person, and says where else to look', async () => {
  const { status, stdout } = messages(['erase', message.fields.email.toUpperCase()], { DATA_DIR: dataDir() });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^1 mensagem apagada de .*[\s\S]*data.outbox[\s\S]*cópias/),
  ]);
  expect(await createDiskQueue(join(dataDir(), 'spool')).list()).toEqual([]);
});

test('the command names the database without its password', async () => {
  const DATABASE_URL = 'postgres://site:secret@127.0.0.1:1/mail';
  const { status, stdout, stderr } = messages([], { DATABASE_URL });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^Mensagens em postgres:..127.0.0.1:1.mail:\n/),
  ]);
  expect(stderr).not.toContain('secret');
});

test('the command reports a missing folder as an error, not as an empty list', async () => {
  const { status, stdout, stderr } = messages([]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/installed.var não existe: informe DATA_DIR ou DATABASE_URL/);
});

(process.getuid?.() === 0 ? test : test.skip)(
  'the command run by root leaves no file that the server cannot remove',
  async () => {
    const nobody = 65_534;
    await chmod(folder(), 0o755);
    for (const path of [dataDir(), join(dataDir(), 'spool'), join(dataDir(), 'spool', `${message.key}.json`)])
      await chown(path, nobody, nobody);
    expect(messages(['retry', message.key], { DATA_DIR: dataDir() })).toMatchObject({ status: 0 });
    expect((await stat(join(dataDir(), 'spool/retry', message.key))).uid).toBe(nobody);
  },
  30_000,
);
