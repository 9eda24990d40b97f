import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../repository';
import { type ObjectStoreServer, startObjectStoreServer, storeSettings } from '../../testing/objectStoreServer';
import { sampleCatalog } from '../../testing/sampleReleases';
import { sampleSite } from '../../testing/sampleSite';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { createEdge } from '../edge/edge';

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

/** All that visitors get: the texts of a site come from one generation. */
async function served(): Promise<readonly string[]> {
  const edge = createEdge({ origin: `${server.url}/bucket/site`, fetch, pointerMs: 0 });
  const addresses = ['/', '/produtos', '/produtos/AP-10L', '/frontend-discovery.json', '/nada'];
  return Promise.all(
    addresses.map(async (address) => (await edge(new Request(`https://example.com.br${address}`))).text()),
  );
}

test('the command publishes, then purges; killed around the move of the pointer, it leaves one site or the other', async () => {
  const world = sampleSite(folder());
  await world.publishFirst();
  const purged = path.join(folder(), 'purged');
  const after = `echo "$SITE_GENERATION" >> ${purged}`;
  const pointer = () => JSON.parse(String(server.objects.get('bucket/site/pointer.json')?.content));
  const first = await start(world, after).ended;
  expect(first).toEqual({ ended: 0, output: expect.stringContaining('Published to s3://bucket/site\n') });
  expect(await readFile(purged, 'utf8')).toBe(`${pointer().generation}\n`);

  await world.deploy(catalog('1.0.1', 'depois'));
  const [before, old] = [new Map(server.objects), await served()];
  const changes: string[] = [];
  server.beforeChange = (change) => void changes.push(change);
  await start(world, after).ended;
  const next = await served();
  expect(next[1]).toContain('depois');
  const move = changes.indexOf('PUT bucket/site/pointer.json');
  expect(move).toBeGreaterThan(2);

  for (const kill of [Math.floor(move / 2), move, move + 1]) {
    server.objects.clear();
    for (const [key, object] of before) server.objects.set(key, object);
    let count = 0;
    // After the move of the pointer only the follow-up is left, which ends its publisher here.
    const { child, ended } = start(world, kill > move ? 'kill -9 $PPID' : after);
    server.beforeChange = async () => {
      count += 1;
      if (count <= kill) return;
      child.kill('SIGKILL');
      throw new Error('killed');
    };
    expect(await ended).toMatchObject({ ended: 'SIGKILL' });
    expect(await served()).toEqual(kill > move ? next : old);

    server.beforeChange = () => {};
    expect(await start(world, after).ended).toMatchObject({ ended: 0 });
    expect(await served()).toEqual(next);
    expect((await readFile(purged, 'utf8')).trim().split('\n').at(-1)).toBe(pointer().generation);
  }
});

test('a store that can’t be reached ends the command with one line', async () => {
  const world = sampleSite(folder());
  await world.publishFirst();
  await server.close();
  const { ended, output } = await start(world, 'true').ended;
  expect(ended).toBe(1);
  expect(output).toMatch(/Error: s3:\/\/bucket\/site: conditional-write-probe can't be replaced: .*\n$/);
});
