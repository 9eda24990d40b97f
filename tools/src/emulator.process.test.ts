import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthEmulator, startAuthEmulator } from './emulator';

jest.setTimeout(240_000);

let dataDir: string;
let log: string[];
let started: AuthEmulator[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emulator-'));
  log = [];
  started = [];
});

// One left running would keep the test runner from ending.
afterEach(async () => {
  await Promise.all(started.map((emulator) => emulator.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (port: number, firebaseCli?: string) => {
  const emulator = await startAuthEmulator({
    port,
    dataDir,
    log: (line) => log.push(line),
    ...(firebaseCli && { firebaseCli }),
  });
  started.push(emulator);
  return emulator;
};

test('accounts outlive a restart, and reset links reach the log', async () => {
  const first = await start(await freePort());
  await call(first.url, 'signUp', { email: 'maria@example.com', password: 'Senha123!' });
  await call(first.url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'maria@example.com' });
  await waitFor(() => log.length > 0);
  expect(log).toEqual([
    expect.stringMatching(/^Password reset for maria@example\.com: http:\/\/127\.0\.0\.1:\d+\/emulator\/action\?/),
  ]);
  await first.stop();
  await expect(fetch(first.url)).rejects.toThrow();

  const second = await start(await freePort());
  const session = await call(second.url, 'signInWithPassword', { email: 'maria@example.com', password: 'Senha123!' });
  expect(session).toMatchObject({ email: 'maria@example.com', registered: true });
});

test('an emulator that answers has not started until it says that all is ready', async () => {
  const cli = join(dataDir, 'slow.js');
  const imported = join(dataDir, 'imported');
  await writeFile(
    cli,
    `const port = JSON.parse(require('node:fs').readFileSync('firebase.json', 'utf8')).emulators.auth.port;
    require('node:http').createServer((request, response) => response.end('{"authEmulator":{"ready":true}}')).listen(port);
    setTimeout(() => {
      require('node:fs').writeFileSync(${JSON.stringify(imported)}, '');
      console.log('│ ✔  All emulators ready! It is now safe to connect your app. │');
    }, 1000);`,
  );
  await start(await freePort(), cli);
  expect(existsSync(imported)).toBe(true);
});

test('a port in use is one clear line', async () => {
  const server = createServer((_request, response) => void response.end('{}'));
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
  try {
    await expect(start(port)).rejects.toThrow(
      new Error('The sign-in emulator did not start: Could not start Authentication Emulator, port taken.'),
    );
  } finally {
    server.close();
  }
});

test('an emulator that ends by itself is reported with its own reason', async () => {
  const cli = join(dataDir, 'broken.js');
  await writeFile(cli, "console.error('Error: Something is missing'); process.exit(1);");
  await expect(start(await freePort(), cli)).rejects.toThrow(
    'The sign-in emulator did not start: Something is missing',
  );
});

async function call(url: string, method: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  expect(response.ok).toBe(true);
  return response.json();
}

function freePort(): Promise<number> {
  const server = createTcpServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

async function waitFor(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!condition() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
}
