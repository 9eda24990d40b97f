import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease } from '@site/delivery/build';
import { readRelease } from '@site/delivery/release';
import { inRoot } from '@site/delivery/repository';
import { editRelease } from '@site/delivery/testing/editRelease';
import { formData, fullMessage } from '@site/server/testing/mail';
import { nodeFolder, testedNodes } from '../nodeBinary';
import { copyCheckout } from '../testing/checkout';
import { run, startServing } from '../testing/programs';
import { copyFirstSite } from './firstSite';

/** The running version executes all other tests; in CI each version does. */
const others = testedNodes.filter((major) => !process.versions.node.startsWith(`${major}.`));

let folder: string;
/** Folder of `node` by version, for the versions that are available. */
const nodes = new Map<number, string>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nodes-'));
  await Promise.all(
    others.map(async (major) => {
      const binaries = await nodeFolder(major, console.log).catch((error: Error) => {
        console.log(`Skipped on Node ${major}, which can't be had: ${error.message}`);
      });
      if (binaries) nodes.set(major, binaries);
    }),
  );
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Arguments that run a program of this site on a version of Node. */
const onNode = (binaries: string, cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  [
    path.join(binaries, 'node'),
    ['--import', 'tsx', ...args],
    { cwd, env: { ...process.env, ...env, PATH: `${binaries}${path.delimiter}${process.env.PATH}` } },
  ] as const;

async function replaceIn(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  await writeFile(file, text.replace(from, to));
}

test('the same sources give the same release, byte for byte, in any checkout and on any version of Node', async () => {
  // The copy contains nothing that was compiled before.
  const { folder: other } = await copyCheckout(path.join(folder, 'checkout'));
  // Dependencies of other packages do not count.
  await replaceIn(
    path.join(other, 'mfe-content/package.json'),
    '"dependencies": {',
    '"dependencies": { "left-pad": "1",',
  );
  await replaceIn(path.join(other, 'package-lock.json'), '"name": "site",', '"name": "site", "x-another": 1,');
  const newest = nodes.get(Math.max(...nodes.keys())) ?? path.dirname(process.execPath);
  const target = path.join(folder, 'made');
  const worker = path.join(other, 'delivery/src/build/buildWorker.ts');
  await run(...onNode(newest, other, [worker, 'mfe-cart', target, '/mfe-cart/']));
  const { release } = await buildRelease('mfe-cart');
  // A copy has no history that tells the commit.
  expect(await readRelease(target)).toEqual({ ...release, commit: null });
}, 240_000);

test.each(others)(
  'on Node %d the site is published and served, and a message is accepted',
  async (major) => {
    const binaries = nodes.get(major);
    if (!binaries) return;
    const { site, store } = await copyFirstSite(path.join(folder, `first-${major}`));
    // A new release must be fetched, verified and packed; the changed configuration changes every page.
    const { live = '' } = await store.channels('mfe-cart');
    const made = path.join(folder, `cart-${major}`);
    const { version } = await editRelease(await store.fetch('mfe-cart', live), made, { digest: '12345678' });
    await store.publish(made);
    await store.moveChannels('mfe-cart', { live: version });
    const publish = inRoot('delivery/src/cli/commands/publishSite.ts');
    await run(...onNode(binaries, inRoot(), [publish, '--store', store.location, '--site', site.base]));

    const data = path.join(folder, `data-${major}`);
    const env = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: site.base, DATA_DIR: data };
    const server = await startServing(...onNode(binaries, inRoot(), [inRoot('server/src/main.ts')], env));
    try {
      const { url } = server;
      const page = await fetch(`${url}/produtos/AP-10L`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('AP-10L')]);
      expect(await (await fetch(`${url}/frontend-discovery.json`)).text()).toContain(version);
      const sent = await fetch(`${url}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
      expect([sent.status, await sent.text()]).toEqual([200, expect.any(String)]);
    } finally {
      expect(await server.stop()).toBe(0);
    }
    expect(await readdir(path.join(data, 'outbox'))).toHaveLength(1);
  },
  120_000,
);
