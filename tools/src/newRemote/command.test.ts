import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { newRemote } from './newRemote';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
const team = () => path.join(folder(), 'team');
/** A registry with only the packages of a test. */
let server: Server;
let packages: Readonly<Record<string, object>>;
let registry: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const found = packages[decodeURIComponent(url.slice(1))];
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  packages = {};
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each<[Parameters<typeof newRemote>[0], readonly string[], string]>([
  [{}, [], 'Name the remote, such as mfe-promo'],
  [{}, ['mfe-catalog'], 'mfe-catalog exists already'],
  [{ remove: 'mfe-promo', page: '/promo' }, [], '--remove takes a name and no other options'],
  [{ into: '/team', registry: 'var/releases' }, ['mfe-catalog'], 'Give --registry or SITE_STORE'],
  [{ into: '/team', registry: 'https://registry.example.com' }, ['shell'], 'The shell stays'],
])('the arguments %j %j are refused in one line', async (typed, names, said) => {
  await expect(newRemote(typed, names)).rejects.toThrow(said);
});

const split = () => newRemote({ into: team(), registry }, ['mfe-catalog']);

test('a folder that is not empty is refused and stays unchanged', async () => {
  await writeFiles(team(), { 'README.md': 'ours' });
  await expect(split()).rejects.toThrow(`${team()} is not empty`);
});

test('packages that the registry lacks are named with the command that publishes them; no folder is made', async () => {
  await expect(split()).rejects.toThrow(/^\S+ has no @site\/shared \d\S+: npm publish -w shared --registry \S+$/);
  expect(existsSync(team())).toBe(false);
});

test('a version that is published with other files is refused', async () => {
  const { version } = JSON.parse(await readFile(inRoot('shared/package.json'), 'utf8'));
  packages = { '@site/shared': { versions: { [version]: { dist: { integrity: 'sha512-of-other-files' } } } } };
  await expect(split()).rejects.toThrow(
    /^@site\/shared \d\S+ of \S+ differs from the files here: raise its version and publish it$/,
  );
});
