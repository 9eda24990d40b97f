import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStore } from '.';

/** A server that only reads and moves channels is installed without these libraries. */
for (const library of ['libnpmpublish', 'tar']) {
  jest.mock(library, () => {
    throw new Error('This library is not installed');
  });
}

const release = {
  ...{ name: 'mfe-catalog', version: '1.0.0', base: '/mfe-catalog/1.0.0/', entry: 'remoteEntry.js', modules: {} },
  ...{ code: {}, uses: [], shared: '^1.0.0', files: {}, commit: null },
};

let registry: Server;
const tags: Record<string, string> = { live: '1.0.0', 'canary-10': '1.0.1' };
const deprecated: Record<string, string> = {};

/** The part of an npm registry that moves channels. */
beforeAll(async () => {
  registry = createServer(async (request, response) => {
    const [, tag] = /\/dist-tags\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
    let body = '';
    for await (const part of request) body += part;
    if (request.method === 'PUT' && tag) tags[tag] = JSON.parse(body);
    else if (request.method === 'PUT')
      for (const [version, { deprecated: text }] of Object.entries<{ deprecated?: string }>(JSON.parse(body).versions))
        if (text) deprecated[version] = text;
    if (request.method === 'DELETE' && tag) delete tags[tag];
    const versions = Object.fromEntries(
      ['1.0.0', '1.0.1'].map((version) => [
        version,
        { release: { ...release, version }, deprecated: deprecated[version], dist: { tarball: '/a.tgz' } },
      ]),
    );
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.endsWith('/dist-tags') ? tags : { versions }));
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
});

test('the registry store works without libraries for packing, except for fetching a release', async () => {
  const store = await openStore(`http://127.0.0.1:${(registry.address() as AddressInfo).port}`);
  expect(await store.channels('mfe-catalog')).toEqual({ live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } });
  expect((await store.describe('mfe-catalog', '1.0.1')).release).toMatchObject({ version: '1.0.1' });
  expect(await store.rollBackCanary('mfe-catalog', '1.0.1')).toBe(true);
  const rollback = { version: '1.0.1', time: '2026-11-20T10:00:00.000Z', reason: 'Falhou sempre.' };
  await store.recordRollback('mfe-catalog', rollback);
  expect(await store.rollbacks('mfe-catalog')).toEqual([rollback]);
  await store.moveChannels('mfe-catalog', { live: '1.0.1', previous: '1.0.0' });
  expect(tags).toMatchObject({ live: '1.0.1', previous: '1.0.0' });
  expect((await store.history('mfe-catalog')).map(({ version }) => version)).toEqual(['1.0.0', '1.0.1']);
  await expect(store.fetch('mfe-catalog', '1.0.0')).rejects.toThrow('not installed');
});
