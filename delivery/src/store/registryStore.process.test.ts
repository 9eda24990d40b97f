import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryPerFile } from '../testing/registryPerFile';

jest.setTimeout(60_000);

const { folder, registry, open, build, startProxy } = registryPerFile();

test('a single request describes all releases, and a cached release is fetched without a request', async () => {
  for (const version of ['1.0.0', '1.0.1']) await open().publish(await build('mfe-catalog', version));
  const proxy = await startProxy();
  const store = open(proxy.url);
  for (const version of await store.versions('mfe-catalog')) {
    expect((await store.describe('mfe-catalog', version)).release.version).toBe(version);
  }
  expect(proxy.reads).toHaveLength(1);
  await store.fetch('mfe-catalog', '1.0.0');
  proxy.reads.length = 0;
  const kept = await store.fetch('mfe-catalog', '1.0.0');
  expect(kept).toBe(path.join(folder(), 'cache/mfe-catalog/1.0.0'));
  expect(proxy.reads).toHaveLength(0);
});

test('a file damaged in the cache is fetched again', async () => {
  await open().publish(await build('mfe-catalog', '1.0.0'));
  const file = path.join(await open().fetch('mfe-catalog', '1.0.0'), 'browser/remoteEntry.js');
  await writeFile(file, 'tampered');
  await open().fetch('mfe-catalog', '1.0.0');
  expect(await readFile(file, 'utf8')).toBe('1.0.0');
});

test('a registry that drops unknown fields of package.json works', async () => {
  await open().publish(await build('mfe-catalog', '1.0.0'));
  const proxy = await startProxy(async (request, response) => {
    if (!request.url?.endsWith('%2fmfe-catalog')) return;
    const answer = (await (await fetch(new URL(request.url, registry().url))).json()) as Answer;
    for (const version of Object.values(answer.versions)) delete version.release;
    for (const { dist } of Object.values(answer.versions))
      dist.tarball = dist.tarball.replace(registry().url, proxy.url);
    response.end(JSON.stringify({ ...answer, time: undefined }));
  });
  expect((await open(proxy.url).describe('mfe-catalog', '1.0.0')).release.name).toBe('mfe-catalog');
  expect(await open(proxy.url).publish(await build('mfe-catalog', '1.0.0'))).toBe('present');
});

test('a release that is published at the same moment counts as present', async () => {
  const source = await build('mfe-catalog', '1.0.0');
  const proxy = await startProxy(async (request, response) => {
    if (request.method !== 'PUT') return;
    await open().publish(source);
    response.writeHead(409).end('{"error": "this package is already present"}');
  });
  expect(await open(proxy.url).publish(source)).toBe('present');
});

interface Answer {
  readonly versions: Record<string, { release?: unknown; dist: { tarball: string } }>;
}
