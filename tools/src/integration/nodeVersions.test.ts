import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formData, fullMessage } from 'server/testing/mail';
import { nodeFolder, testedNodes } from '../nodeBinary';
import { inRoot } from '../paths';
import { readRelease } from '../release/release';
import { type Checkout, copyCheckout } from '../testing/checkout';
import { type RealSite, startRealSite } from './realSite';

/** This one's version runs all the other tests. */
const others = testedNodes.filter((major) => !process.versions.node.startsWith(`${major}.`));

let folder: string;
let real: RealSite;
let checkout: Checkout;
/** Folder of `node` by version, of those that could be had. */
const nodes = new Map<number, string>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nodes-'));
  real = await startRealSite();
  checkout = await copyCheckout(path.join(folder, 'checkout'));
  for (const major of others) {
    const binaries = await nodeFolder(major, console.log).catch((error: Error) => {
      console.log(`Skipped on Node ${major}, which can't be had: ${error.message}`);
    });
    if (binaries) nodes.set(major, binaries);
  }
}, 300_000);

afterAll(async () => {
  await real?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program of this site on a version of Node, alone with it. */
function run(major: number, cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const binaries = nodes.get(major) ?? '';
  const paths = `${binaries}${path.delimiter}${process.env.PATH}`;
  return spawn(path.join(binaries, 'node'), ['--import', 'tsx', ...args], {
    cwd,
    env: { ...process.env, ...env, PATH: paths },
  });
}

async function ended(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stdout?.on('data', (text) => (printed += text));
  child.stderr?.on('data', (text) => (printed += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(printed);
  return printed;
}

describe.each(others)('Node %d', (major) => {
  test('makes the very release that this version of Node makes', async () => {
    if (!nodes.has(major)) return;
    // Nothing that was compiled before is at hand.
    await rm(path.join(checkout.folder, '.cache/webpack'), { recursive: true, force: true });
    const built = path.join(folder, `release-${major}`);
    const worker = path.join(checkout.folder, 'tools/src/release/buildWorker.ts');
    await ended(run(major, checkout.folder, [worker, 'mfe-cart', built, '/mfe-cart/']));
    expect((await readRelease(built)).version).toBe(real.original['mfe-cart'].version);
  }, 240_000);

  test('publishes the site and serves it, and takes a message', async () => {
    if (!nodes.has(major)) return;
    const site = path.join(folder, `site-${major}`);
    const data = path.join(folder, `data-${major}`);
    const publish = inRoot('tools/src/commands/publishSite.ts');
    await ended(run(major, inRoot(), [publish, '--store', path.join(real.folder, 'releases'), '--site', site]));

    const env = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, DATA_DIR: data };
    const server = run(major, inRoot(), [inRoot('server/src/main.ts')], env);
    try {
      const [said] = await once(server.stdout ?? server, 'data');
      const url = /http:\S+(?=,)/.exec(String(said))?.[0] ?? '';
      const page = await fetch(`${url}/produtos/AP-10L`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('AP-10L')]);
      const sent = await fetch(`${url}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
      expect([sent.status, await sent.text()]).toEqual([200, expect.any(String)]);
    } finally {
      server.kill('SIGTERM');
      expect((await once(server, 'exit'))[0]).toBe(0);
    }
    expect(await readdir(path.join(data, 'outbox'))).toHaveLength(1);
  }, 120_000);
});
