import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
/** A registry with nothing but what a test puts there. */
let registry: Server;
let packages: Readonly<Record<string, object>>;
beforeEach(() => {
  packages = {};
});
let url: string;
beforeAll(async () => {
  registry = createServer(({ url = '' }, response) => {
    const found = packages[decodeURIComponent(url.slice(1))];
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => registry.close(resolve)));

/** Runs the command as `npm run` does, from a folder of the caller's own. */
function newRemote(...args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', inRoot('tools/src/commands/newRemote.ts'), ...args],
      { cwd: inRoot(), env: { ...process.env, INIT_CWD: folder(), SITE_STORE: '' } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

const into = (folder: string, ...more: readonly string[]) => ['mfe-catalog', '--into', folder, ...more] as const;

test.each<[readonly string[], string]>([
  [[], 'Error: Name the remote, such as mfe-promo'],
  [['mfe-promo', 'team'], 'Error: What is "team"?'],
  [['mfe-catalog'], 'Error: There is mfe-catalog already'],
  [['--remove', 'mfe-promo', '--page', '/promo'], 'Error: --remove takes a name, and nothing else'],
  [into('team'), 'Error: Say --registry, or SITE_STORE'],
  [into('team', '--registry', 'var/releases'), 'Error: Say --registry, or SITE_STORE'],
  [['shell', '--into', 'team', '--registry', 'https://registry.example.com'], 'Error: The shell stays'],
])('%j: one line that says what is wrong', async (args, said) => {
  const answer = await newRemote(...args);
  expect(answer).toEqual({ code: 1, said: expect.stringContaining(said) });
  expect(answer.said.trim()).not.toContain('\n');
});

test('a folder with something in it stays as it is', async () => {
  await writeFiles(folder(), { 'team/README.md': 'ours' });
  expect(await newRemote(...into('team', '--registry', url))).toEqual({
    code: 1,
    said: `Error: ${path.join(folder(), 'team')} is not empty\n`,
  });
});

test('packages that the registry does not have are named, with how they get there; no folder is made', async () => {
  const { code, said } = await newRemote(...into('team', '--registry', url));
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^Error: \S+ has no @site\/shared \d\S+: npm publish -w shared --registry \S+\n$/),
  ]);
  expect(existsSync(path.join(folder(), 'team'))).toBe(false);
});

test('a version that is published with other files is not built upon', async () => {
  const { version } = JSON.parse(await readFile(inRoot('shared/package.json'), 'utf8'));
  packages = { '@site/shared': { versions: { [version]: { dist: { integrity: 'sha512-of-other-files' } } } } };
  const { code, said } = await newRemote(...into('team', '--registry', url));
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^Error: @site\/shared \d\S+ of \S+ is not what is here: raise its version and publish that\n$/,
    ),
  ]);
});
