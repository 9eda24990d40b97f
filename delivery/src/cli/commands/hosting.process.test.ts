import { execFile, spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../repository';
import { sampleCatalog, sampleContent, sampleShell } from '../../testing/sampleReleases';
import { type SampleSite, sampleSite } from '../../testing/sampleSite';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';

jest.setTimeout(180_000);

const folder = temporaryFolderPerTest();
let world: SampleSite;
beforeEach(async () => {
  world = sampleSite(folder());
  await world.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'));
});

/** Runs a command like `npm run`. */
function run(command: string, ...args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const file = inRoot('delivery/src/cli/commands', `${command}.ts`);
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', file, ...args, '--site', world.site.base],
      { cwd: inRoot(), env: { ...process.env, INIT_CWD: folder(), SITE_RELEASE_KEYS: '{}' } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

const publish = (...args: readonly string[]) => run('publishSite', '--store', path.join(folder(), 'store'), ...args);

test('publishSite runs the --after command, and fails with a message if it fails', async () => {
  const done = path.join(folder(), 'done');
  expect(await publish('--after', `date > '${done}'`)).toMatchObject({ code: 0 });
  expect(await readFile(done, 'utf8')).not.toBe('');
  const failed = await publish('--after', 'exit 3');
  expect([failed.code, failed.said]).toEqual([1, expect.stringContaining('Error: exit 3 ended with 3')]);
});

test('without a release store, publishSite --watch fails and names the missing setting', async () => {
  const program = [inRoot('delivery/src/cli/commands/publishSite.ts'), '--watch'];
  const env = { ...process.env, SITE_STORE: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', require.resolve('tsx'), ...program], {
    cwd: folder(),
    env,
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Error: There is no release store: set SITE_STORE to .*var\/releases\)\n$/);
});

test('hosting nginx needs a published site and a server, and writes to --output only what changed', async () => {
  const { code, said } = await run('hosting', 'nginx');
  expect([code, said]).toEqual([1, expect.stringMatching(/^Error: There is no .*current: publish the site first/)]);
  await world.publish();
  const mistaken = await run('hosting', 'nginx', '--server', 'x;y');
  expect(mistaken).toEqual({ code: 1, said: 'Error: --server is no HOST:PORT: x;y\n' });
  const first = await run('hosting', 'nginx', '--output', 'nginx', '--server', 'localhost:4000');
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('maps.conf, site.conf') });
  expect((await readdir(path.join(folder(), 'nginx'))).sort()).toEqual([
    'errors',
    'example.conf',
    'maps.conf',
    'site.conf',
  ]);
  expect(await readFile(path.join(folder(), 'nginx/maps.conf'), 'utf8')).toContain('server localhost:4000;');
  const again = await run('hosting', 'nginx', '--output', 'nginx', '--server', 'localhost:4000');
  expect(again.said).toBe(`${path.join(folder(), 'nginx')} is up to date.\n`);
});
