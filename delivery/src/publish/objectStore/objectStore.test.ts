import { type ObjectStoreServer, startObjectStoreServer, storeSettings } from '../../testing/objectStoreServer';
import { entityTagOf, listLimits, ObjectChanged, openObjectStore } from './objectStore';

let server: ObjectStoreServer;
const environment = { ...process.env };
beforeEach(async () => {
  server = await startObjectStoreServer();
  Object.assign(process.env, storeSettings(server.url), { AWS_MAX_ATTEMPTS: '1' });
});
afterEach(async () => {
  process.env = { ...environment };
  await server.close();
});

const text = { type: 'text/plain; charset=utf-8', cache: 'no-store' };

test('objects lie below the prefix, with their headers', async () => {
  const store = await openObjectStore('s3://bucket/any/prefix/');
  await store.put('folder/página 1', 'olá', text);
  expect([...server.objects]).toEqual([
    [
      'bucket/any/prefix/folder/página 1',
      expect.objectContaining({
        content: Buffer.from('olá'),
        headers: { 'content-type': text.type, 'cache-control': 'no-store' },
      }),
    ],
  ]);
  expect(await store.read('folder/página 1')).toMatchObject({ text: 'olá' });
  expect(await store.read('none')).toBeNull();
});

test('a list has all keys of a folder, on however many pages', async () => {
  const store = await openObjectStore('s3://bucket');
  const keys = Array.from({ length: 60 }, (_, index) => `list/${String(index).padStart(2, '0')}`);
  for (const key of [...keys, 'other']) await store.put(key, 'text', text);
  expect([...(await store.list('list/'))]).toEqual(
    keys.map((key) => [key, { size: 4, etag: entityTagOf(Buffer.from('text')) }]),
  );
  await store.remove('list/00', AbortSignal.timeout(10_000));
  expect((await store.list('list/')).size).toBe(59);
});

test('an object is created once, and replaced only as it was read', async () => {
  const store = await openObjectStore('s3://bucket/prefix');
  await store.replace('pointer', 'first', text, null);
  await expect(store.replace('pointer', 'second', text, null)).rejects.toThrow(ObjectChanged);
  const read = await store.read('pointer');
  const etag = await store.replace('pointer', 'second', text, read?.etag ?? '');
  await expect(store.replace('pointer', 'third', text, read?.etag ?? '')).rejects.toThrow(ObjectChanged);
  expect(await store.read('pointer')).toEqual({ text: 'second', etag });
});

test('a write whose answer was lost counts as written', async () => {
  const store = await openObjectStore('s3://bucket');
  const etag = await store.replace('pointer', 'own', text, null);
  expect(await store.replace('pointer', 'own', text, null)).toBe(etag);
});

test.each([
  ['repeated', 2],
  ['invented', listLimits.requests + 1],
] as const)('a list without an end, %s, is left after %i requests', async (kind, requests) => {
  const store = await openObjectStore('s3://bucket');
  await store.put('file', 'text', text);
  server.endlessList = kind;
  await expect(store.list('')).rejects.toThrow("s3://bucket: objects can't be listed: the list does not end");
  expect(server.lists).toBe(requests);
});

test('a store that ignores conditions is refused', async () => {
  server.ignoresConditions = true;
  await expect(openObjectStore('s3://bucket')).rejects.toThrow('s3://bucket ignores If-Match');
});

test('the reason of a refusal is one line', async () => {
  server.beforeChange = (change) => {
    if (change.includes('file')) throw new Error('closed');
  };
  const store = await openObjectStore('s3://bucket');
  await expect(store.put('file', '', text)).rejects.toThrow(/^s3:\/\/bucket: file can't be written: /);
});

test.each(['s3://', 's3://Bucket', 's3://bucket/../other', 's3://bucket//a', 'https://bucket', 's3://b/?x'])(
  '%s is no address',
  async (address) => {
    await expect(openObjectStore(address)).rejects.toThrow('such as s3://bucket/prefix');
  },
);
