import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { formData, fullMessage } from './testing/mail';
import { publishGeneration } from './testing/site';
import { namesIn, until, useTemporaryFolder } from './testing/temporaryFolder';

const folder = useTemporaryFolder();
const compiled = join(__dirname, '../dist/main.js');

beforeAll(() => execFileSync(process.execPath, [join(__dirname, '../build.mjs')]));

test('the server answers 503 before the first publication, reports this, and then serves the site', async () => {
  const siteDir = join(folder(), 'site');
  const dataDir = join(folder(), 'var');
  const env = { ...process.env, PORT: '0', METRICS_ADDR: 'off', SITE_DIR: siteDir, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [compiled], { env });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  try {
    await until(() => said.includes(`Nothing is published in ${siteDir} yet`));
    const url = /http:\S+(?=,)/.exec(said)?.[0] ?? '';
    expect((await fetch(url)).status).toBe(503);
    await publishGeneration(siteDir, '1', { files: { 'index.html': 'Home' } });
    expect(await (await fetch(url)).text()).toBe('Home');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}, 20_000);

test('the server reports a wrong configuration before a wrong port', async () => {
  const env = { ...process.env, PORT: 'x', SITE_SITE_URL: 'nowhere' };
  const { code, stderr } = await run(env);
  expect([code, stderr]).toEqual([1, expect.stringContaining('siteUrl')]);
  expect(stderr).not.toContain('PORT');
  expect((await run({ ...process.env, PORT: 'x' })).stderr).toBe('PORT must be 0 to 65535, not x\n');
}, 20_000);

test('on SIGTERM the server finishes its request, delivers the message and exits', async () => {
  await publishGeneration(folder(), '1', { files: { 'index.html': 'Home' } });
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    METRICS_ADDR: '127.0.0.1:0',
    SITE_DIR: folder(),
    DATA_DIR: join(folder(), 'var'),
  };
  const child = spawn(process.execPath, [compiled], { env });
  const [said] = await once(child.stdout, 'data');
  const url = /http:\S+(?=,)/.exec(String(said))?.[0] ?? '';
  const form = new Request(url, { method: 'POST', body: formData(fullMessage) });
  const body = Buffer.from(await form.arrayBuffer());
  const sending = request(`${url}/send_mail.php`, {
    method: 'POST',
    headers: { 'content-type': form.headers.get('content-type') ?? '', 'content-length': body.length },
  });
  const answered = once(sending, 'response');
  sending.write(body.subarray(0, 100));
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  sending.end(body.subarray(100));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await namesIn(join(folder(), 'var/outbox'))).toHaveLength(1);
}, 30_000);

/** Arguments that run a program with a folder that even root cannot write to. */
const readOnly = (path: string) => ['--dev-bind', '/', '/', '--ro-bind', path, path, '--die-with-parent'];
const hasBubblewrap = spawnSync('bwrap', [...readOnly(__dirname), 'true']).status === 0;

(hasBubblewrap ? test : test.skip)(
  'on a disk that has become read-only the server serves pages, refuses messages and still owns its folder',
  async () => {
    await publishGeneration(folder(), '1', { files: { 'index.html': 'Home' } });
    const dataDir = join(folder(), 'var');
    await mkdir(dataDir);
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      METRICS_ADDR: 'off',
      CANARY_GUARD: 'report',
      SITE_DIR: folder(),
      DATA_DIR: dataDir,
    };
    const program = [...readOnly(dataDir), process.execPath, compiled];
    const child = spawn('bwrap', program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    try {
      await until(() => said.includes('The guard’s file can’t be written'));
      const url = /http:\S+(?=,)/.exec(said)?.[0] ?? '';
      expect((await fetch(url)).status).toBe(200);
      expect((await fetch(`${url}/send_mail.php`, { method: 'POST', body: formData(fullMessage) })).status).toBe(503);
      expect(said).toContain('EROFS');
      const second = spawnSync('bwrap', program, { env, encoding: 'utf8' });
      expect([second.status, second.stderr]).toEqual([1, expect.stringContaining(`Another server uses ${dataDir}`)]);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  },
  30_000,
);

function run(env: NodeJS.ProcessEnv): Promise<{ code: number; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [compiled], { env }, (_error, _stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stderr }),
    );
  });
}
