import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import { type AuthEmulator, startAuthEmulator } from './emulator';
import { testPort } from './testing/testPort';

jest.setTimeout(240_000);

let log: string[];
let started: AuthEmulator[];
beforeEach(() => {
  log = [];
  started = [];
});
// A running emulator would keep the test runner from ending.
afterEach(() => Promise.all(started.map((emulator) => emulator.stop())));
// Removed last, when no emulator writes into the folder any more.
const dataDir = temporaryFolderPerTest();

async function start(port: number, firebaseCli?: string) {
  const emulator = await startAuthEmulator({ port, dataDir: dataDir(), log: (line) => log.push(line), firebaseCli });
  started.push(emulator);
  return emulator;
}

async function call(url: string, method: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  expect(response.ok).toBe(true);
  return response.json();
}

test('accounts survive a restart, and links for a new password are logged', async () => {
  const first = await start(await testPort());
  await call(first.url, 'signUp', { email: 'maria@example.com', password: 'Senha123!' });
  await call(first.url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'maria@example.com' });
  await first.stop();
  expect(log).toEqual([
    expect.stringMatching(/^Password reset for maria@example\.com: http:\/\/127\.0\.0\.1:\d+\/emulator\/action\?/),
  ]);
  await expect(fetch(first.url)).rejects.toThrow();

  const second = await start(await testPort());
  const session = await call(second.url, 'signInWithPassword', { email: 'maria@example.com', password: 'Senha123!' });
  expect(session).toMatchObject({ email: 'maria@example.com', registered: true });
});

test('the emulator counts as started once it prints that all emulators are ready', async () => {
  const cli = path.join(dataDir(), 'slow.js');
  const imported = path.join(dataDir(), 'imported');
  await writeFile(
    cli,
    `const port = JSON.parse(require('node:fs').readFileSync('firebase.json', 'utf8')).emulators.auth.port;
    require('node:http').createServer((request, response) => response.end('{"authEmulator":{"ready":true}}')).listen(port);
    setTimeout(() => {
      require('node:fs').writeFileSync(${JSON.stringify(imported)}, '');
      console.log('│ ✔  All emulators ready! It is now safe to connect your app. │');
    }, 1000);`,
  );
  await start(await testPort(), cli);
  expect(existsSync(imported)).toBe(true);
});

test('a port in use leads to an error of one line', async () => {
  const server = createServer((_request, response) => void response.end('{}'));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    await expect(start(port)).rejects.toThrow(new Error(`The sign-in emulator did not start: port ${port} is in use`));
  } finally {
    server.close();
  }
});
