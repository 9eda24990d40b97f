import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteFolder } from '../../repository';
import { type ObjectStoreServer, startObjectStoreServer, storeSettings } from '../../testing/objectStoreServer';
import { sampleCart, sampleCatalog } from '../../testing/sampleReleases';
import { sampleSite, sampleSitePerTest } from '../../testing/sampleSite';
import { createEdge } from '../edge/edge';
import { openObjectStore } from './objectStore';
import type { Pointer } from './pointer';
import { publishTo } from './publishTo';

jest.setTimeout(120_000);

const { world, folder } = sampleSitePerTest();
const address = 's3://bucket/site';
const environment = { ...process.env };
let server: ObjectStoreServer;
let lines: string[] = [];
beforeEach(async () => {
  server = await startObjectStoreServer();
  Object.assign(process.env, storeSettings(server.url), { AWS_MAX_ATTEMPTS: '1' });
  lines = [];
});
afterEach(async () => {
  process.env = { ...environment };
  await server.close();
});

const patience = { removalMs: 1_000, pauseMs: 5 };

async function publish(site = world.site, before: () => Promise<unknown> = async () => {}, repair = false) {
  const store = await openObjectStore(address);
  return publishTo({ store, site, publish: before, repair, log: (line) => lines.push(line), patience });
}

const pointer = (): Pointer => JSON.parse(String(server.objects.get('bucket/site/pointer.json')?.content));

const newEdge = () => createEdge({ origin: `${server.url}/bucket/site`, fetch, pointerMs: 0 });

const addresses = [
  '/',
  '/contato',
  '/produtos',
  '/produtos/AP-10L',
  '/nada',
  '/robots.txt',
  '/frontend-discovery.json',
];

/** Answers that a visitor gets now. Makes sure that the files that a page names are there. */
async function served(edge = newEdge()): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const path of addresses) {
    const answer = await ask(edge, path);
    const text = await answer.text();
    answers[path] = `${answer.status} ${answer.headers.get('content-security-policy')} ${text}`;
    for (const [, file = ''] of text.matchAll(/(?:href|src)="(\/(?:shell|mfe-)[^"]+)"/g)) {
      answers[file] ??= String((await ask(edge, file)).status);
      expect(`${file} ${answers[file]}`).toBe(`${file} 200`);
    }
  }
  return answers;
}

const ask = (edge: ReturnType<typeof createEdge>, path: string, headers: Record<string, string> = {}) =>
  edge(new Request(`https://www.example.com.br${path}`, { headers: { accept: 'text/html', ...headers } }));

const catalog = (version: string, text: string) =>
  sampleCatalog(version, {
    data: { '/produtos': text, '/produtos/AP-10L': text },
    paths: ['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG'],
  });

async function publishVersion(version: string) {
  await world.deploy(catalog(version, `texto de ${version}`));
  await world.publish();
}

test('files of releases come first, then pages, then the pointer; a second run changes nothing', async () => {
  await world.publishFirst();
  const changes: string[] = [];
  server.beforeChange = (change) => void changes.push(change.replace('bucket/site/', ''));
  expect(await publish()).toMatchObject({ moved: true, generation: pointer().generation });
  const kinds = changes.map((change) => /^PUT (?:(files|generations)\/|(pointer)\.json$)/.exec(change)?.slice(1, 3));
  const order = kinds.flatMap((kind) => kind?.find(Boolean) ?? []);
  expect([...new Set(order)]).toEqual(['files', 'generations', 'pointer']);
  expect(order).toEqual([...order].sort());
  expect(order.filter((kind) => kind === 'pointer')).toHaveLength(1);

  const objects = new Map(server.objects);
  expect(await publish()).toMatchObject({ moved: false });
  expect(server.objects).toEqual(objects);
  expect(await served()).toMatchObject({ '/nada': expect.stringMatching(/^404 /) });
});

test('objects have types and are cached for good, unlike the pointer; none is a file that visitors may not get', async () => {
  await world.publishFirst();
  await writeFile(path.join(world.site.public, '.env'), 'secret');
  await publish();
  const hidden = /(?:state|headers|variants|release)\.json|\.cjs$|\.env$/;
  expect([...server.objects.keys()].filter((key) => hidden.test(key))).toEqual([]);
  const { generation } = pointer();
  const headersOf = (key: string) => server.objects.get(`bucket/site/${key}`)?.headers;
  const forGood = 'public, max-age=31536000, immutable';
  expect(headersOf('pointer.json')).toEqual({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  const page = `generations/${generation}/public/contato/index.html`;
  expect(headersOf(page)).toEqual({ 'content-type': 'text/html; charset=utf-8', 'cache-control': forGood });
  expect(headersOf(`${page}.br`)).toEqual({ 'content-type': 'application/octet-stream', 'cache-control': forGood });
  expect(headersOf('files/mfe-catalog/1.0.0/remoteEntry.js')).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': forGood,
  });
});

test('killed before any change, the store serves the old site or the new one, and the next run completes it', async () => {
  await world.publishFirst();
  await publish();
  await publishVersion('1.0.1');
  await publish();
  await publishVersion('1.0.2');
  const before = new Map(server.objects);
  const old = await served();
  const changes: string[] = [];
  server.beforeChange = (change) => void changes.push(change);
  await publish();
  const all = [...changes];
  // A machine under load may leave objects for the next time.
  await publish();
  const [after, next] = [[...server.objects.keys()].sort(), await served()];
  expect(next).not.toEqual(old);
  const moves = all.flatMap((change, index) => (change === 'PUT bucket/site/pointer.json' ? [index] : []));
  // The pointer moves, is marked for the removal, and unmarked.
  expect(moves).toHaveLength(3);

  const seen = { old: 0, new: 0 };
  const isTried = (index: number) => index === 1 || moves.some((move) => Math.abs(move - index) <= 1);
  for (const kill of all.keys()) {
    // The first change is the probe, which stores refuse.
    if (kill === 0 || !isTried(kill)) continue;
    server.objects.clear();
    for (const [key, object] of before) server.objects.set(key, object);
    let count = 0;
    server.beforeChange = () => {
      count += 1;
      if (count > kill) throw new Error('killed');
    };
    const error = await publish().catch(({ message }: Error) => message);
    expect(error).toMatch(/can't be (?:written|replaced|removed)/);
    const now = await served();
    expect([old, next]).toContainEqual(now);
    seen[JSON.stringify(now) === JSON.stringify(old) ? 'old' : 'new'] += 1;

    server.beforeChange = () => {};
    await publish();
    expect(await served()).toEqual(next);
    while (server.objects.size > after.length) await publish();
    expect([...server.objects.keys()].sort()).toEqual(after);
    expect(pointer().removing).toBe(false);
  }
  expect(seen.old).toBeGreaterThan(1);
  expect(seen.new).toBeGreaterThan(1);
});

test('two publishers at once: each reader gets one of both sites, and in the end the store has one, whole', async () => {
  await world.publishFirst();
  await publish();
  const other = sampleSite(`${folder()}/other`);
  await other.publishFirst();
  await other.deploy(catalog('3.0.0', 'do outro'));
  await other.publish();
  await publishVersion('1.0.1');
  const pages: string[] = [];
  for (const site of [world.site, other.site]) {
    await publish(site);
    pages.push((await served())['/produtos'] ?? '');
  }
  expect(new Set(pages).size).toBe(2);

  for (let round = 0; round < 2; round += 1) {
    server.beforeChange = () => pause(Math.random() * 3);
    const edge = newEdge();
    let ended = false;
    const reader = (async () => {
      while (!ended) expect(pages).toContain((await served(edge))['/produtos']);
    })();
    await Promise.all([publish(world.site), publish(other.site)]);
    ended = true;
    await reader;
    expect(pages).toContain((await served())['/produtos']);
    expect(pointer().removing).toBe(false);
  }
});

test('a publisher with an older view of the channels does not replace a later one', async () => {
  await world.publishFirst();
  await publish();
  const late = sampleSite(`${folder()}/late`);
  await late.publishFirst();
  await late.deploy(catalog('2.0.0', 'mais novo'));
  let calls = 0;
  await publish(world.site, async () => {
    calls += 1;
    if (calls > 1) return;
    // The other publisher starts and ends between this one's look at the channels and its upload.
    await late.publish();
    await publish(late.site);
    await world.deploy(catalog('1.0.1', 'mais velho'));
    await world.publish();
  });
  expect(calls).toBe(2);
  expect(lines).toContain('Another publisher was faster; publishing again …');
});

test('an object that is being removed is not relied on', async () => {
  await world.publishFirst();
  // Visitors are to get the first generation again while another publisher removes it.
  const again = siteFolder(path.join(folder(), 'again'));
  await cp(world.site.base, again.base, { recursive: true, verbatimSymlinks: true });
  const { generation } = await publish();
  await publishVersion('1.0.1');
  await publish();
  await publishVersion('1.0.2');
  let startRemoval = () => {};
  const removalStarts = new Promise<void>((resolve) => {
    startRemoval = resolve;
  });
  server.beforeChange = async (change) => {
    if (!change.startsWith('DELETE')) return;
    startRemoval();
    await pause(20);
  };
  const removal = publish();
  await removalStarts;
  const [, result] = await Promise.all([removal, publish(again)]);
  expect(result).toMatchObject({ moved: true, generation });
  expect(lines).toContain('Another publisher removes old objects; waiting for it …');
  expect((await served())['/produtos']).toMatch(/^200 /);
});

test('files of a version stay for one publication more, and of five versions in all', async () => {
  await world.publishFirst();
  await world.deploy(sampleCart('1.0.0'));
  await world.publish();
  await publish();
  const hasCart = () => [...server.objects.keys()].some((key) => key.includes('files/mfe-cart/1.0.0/'));
  await world.store.moveChannels('mfe-cart', {});
  await publishVersion('1.0.1');
  await publish();
  expect(hasCart()).toBe(true);
  expect(pointer().earlier).toContain('mfe-cart/1.0.0');

  const versions = () =>
    new Set([...server.objects.keys()].flatMap((key) => /files\/mfe-catalog\/(\d[^/]*)/.exec(key)?.[1] ?? []));
  for (const version of ['1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']) {
    await publishVersion(version);
    await publish();
  }
  expect([...versions()].sort()).toEqual(['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']);
});

test('a repair uploads objects again that somebody has changed without changing their size', async () => {
  await world.publishFirst();
  await publish();
  const before = await served();
  const changed = [...server.objects].filter(([key]) => /AP-10L\/index\.html$|remoteEntry\.js$/.test(key));
  expect(changed.length).toBeGreaterThan(1);
  for (const [key, object] of changed)
    server.objects.set(key, { ...object, content: Buffer.alloc(object.content.length, 'x'), etag: '"other"' });
  await publish();
  expect(await served()).not.toEqual(before);
  lines = [];
  await publish(world.site, async () => {}, true);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${changed.length} objects uploaded; `))]);
  expect(await served()).toEqual(before);
});
