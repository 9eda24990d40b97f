import { execFile } from 'node:child_process';
import path from 'node:path';
import { inRoot } from '../repository';
import { sampleCatalog } from '../testing/sampleReleases';
import { sampleSite } from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();

/** Runs a command like `npm run site`. */
function run(command: string, ...args: readonly string[]): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    const file = inRoot('delivery/src/cli/commands', `${command}.ts`);
    const store = path.join(folder(), 'store');
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', file, ...args, '--store', store],
      { cwd: inRoot() },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

test('rollBackCanary reports its result by exit code, and releases prints the reason', async () => {
  const world = sampleSite(folder());
  await world.publishFirst();
  await world.canary(sampleCatalog('1.0.1'));
  const rollBackCanary = (...args: readonly string[]) =>
    run('rollBackCanary', 'mfe-catalog', '--site', world.site.base, ...args);
  expect(await rollBackCanary('--version', '1.0.1', '--reason', 'Falhou em 10 de 10\nvisualizações.')).toMatchObject({
    code: 0,
  });
  expect(await rollBackCanary('--version', '1.0.9', '--reason', 'x')).toEqual({
    code: 3,
    said: 'mfe-catalog: 1.0.9 is no canary; nothing was moved.\n',
  });
  expect(await rollBackCanary('--version', '1.0.1')).toEqual({ code: 1, said: 'Error: Pass --version and --reason\n' });
  const { said } = await run('releases');
  expect(said).toMatch(
    /mfe-catalog 1\.0\.1 was rolled back by a server at \d{4}-\d\d-\d\d \d\d:\d\d:\n {2}Falhou em 10 de 10 visualizações\.\n/,
  );
  expect(JSON.parse((await run('releases', '--json')).said)).toContainEqual(
    expect.objectContaining({ version: '1.0.1', channel: 'withdrawn', verdict: expect.anything() }),
  );
});
