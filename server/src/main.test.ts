import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { useTemporaryFolder } from './testing/temporaryFolder';

const folder = useTemporaryFolder();

test('before anything is published: one line that names what is missing', async () => {
  const env = { ...process.env, PORT: '0', SITE_DIR: folder(), DATA_DIR: folder() };
  const { code, stderr } = await run(env);
  expect(code).toBe(1);
  expect(stderr).toBe(`There is no ${join(folder(), 'current')}: publish the site first (npm run build)\n`);
}, 20_000);

test('a wrong configuration is said before anything about the port', async () => {
  const env = { ...process.env, PORT: 'x', SITE_SITE_URL: 'nowhere' };
  const { code, stderr } = await run(env);
  expect([code, stderr]).toEqual([1, expect.stringContaining('siteUrl')]);
  expect(stderr).not.toContain('PORT');
  expect((await run({ ...process.env, PORT: 'x' })).stderr).toBe('PORT must be 0 to 65535, not x\n');
}, 20_000);

function run(env: NodeJS.ProcessEnv): Promise<{ code: number; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'main.ts')],
      { env },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode ?? -1, stderr }),
    );
  });
}
