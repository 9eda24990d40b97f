import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../repository';
import { type ObjectStoreServer, startObjectStoreServer, storeSettings } from '../../testing/objectStoreServer';
import { sampleCatalog } from '../../testing/sampleReleases';
import { sampleSite } from '../../testing/sampleSite';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';

jest.setTimeout(300_000);

const folder = temporaryFolderPerTest();
let server: ObjectStoreServer;
beforeEach(async () => {
  server = await startObjectStoreServer();
});
afterEach(() => server.close());

// Started directly, so that a signal ends the publisher and no process around it.
const command = inRoot('delivery/src/cli/commands/publishSite.ts');

/** Starts the command that publishes a sample's store. */
function start({ store, site }: ReturnType<typeof sampleSite>, after: string) {
  const args = ['--store', store.location, '--site', site.base, '--to', 's3://bucket/site'];
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...args, '--after', after], {
    cwd: inRoot(),
    env: {
      ...process.env,
      ...storeSettings(server.url),
      SITE_RELEASE_KEYS: '{}',
      SITE_SITE_URL: 'https://example.com.br',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  return {
    child,
    /** @returns exit code or signal, and the output */
    ended: once(child, 'close').then(([code, signal]) => ({ ended: code ?? signal, output })),
  };
}

const catalog = (version: string, text: string) =>
  sampleCatalog(version, { data: { '/produtos': text }, paths: ['/produtos', '/produtos/AP-10L'] });

test('the command publishes, then purges; killed between both, its next run purges', async () => {
  const world = sampleSite(folder());
  await world.publishFirst();
  const purged = path.join(folder(), 'purged');
  const after = `echo "$SITE_GENERATION" >> ${purged}`;
  const pointer = () => JSON.parse(String(server.objects.get('bucket/site/pointer.json')?.content));
  const first = await start(world, after).ended;
  expect(first).toEqual({ ended: 0, output: expect.stringContaining('Published to s3://bucket/site\n') });
  expect(await readFile(purged, 'utf8')).toBe(`${pointer().generation}\n`);

  await world.deploy(catalog('1.0.1', 'depois'));
  const before = pointer().generation;
  // The follow-up ends its publisher.
  expect(await start(world, 'kill -9 $PPID').ended).toMatchObject({ ended: 'SIGKILL' });
  expect(pointer().generation).not.toBe(before);
  expect(await start(world, after).ended).toMatchObject({ ended: 0 });
  expect(await readFile(purged, 'utf8')).toBe(`${before}\n${pointer().generation}\n`);
});
