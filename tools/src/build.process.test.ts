import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { openStore } from '@site/delivery/store';
import { startRegistry } from '@site/delivery/testing/registry';
import { run } from './testing/programs';

test('`npm run build -- --store` makes the packages of the checkout live in a registry', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-build-'));
  const registry = await startRegistry();
  const build = () =>
    run(process.execPath, [inRoot('tools/bin/run.mjs'), 'build', '--store', registry.url], { cwd: inRoot() });
  await build();
  const store = await openStore(registry.url, { cacheDir: folder });
  for (const name of builtPackages)
    expect([name, (await store.channels(name)).live]).toEqual([name, expect.any(String)]);
  const revision = await store.revision(builtPackages);
  await build();
  expect(await store.revision(builtPackages)).toBe(revision);
  await registry.stop();
  await rm(folder, { recursive: true, force: true });
}, 600_000);
