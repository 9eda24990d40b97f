import { createFileMemory } from './fileMemory';
import type { PublishedFile } from './publishedFile';

function fileOf(kilobytes: number): PublishedFile {
  return { content: Buffer.alloc(kilobytes * 1024), contentType: 'text/plain', contentEncoding: null, etag: '""' };
}

/** For about two files of 10 KB. */
const limits = { total: 25 * 1024, largest: 20 * 1024 };

test('what was asked for longest ago goes first', () => {
  const memory = createFileMemory(limits);
  const [a, b, c] = [fileOf(10), fileOf(10), fileOf(10)];
  memory.set('a', a);
  memory.set('b', b);
  expect(memory.get('a')).toBe(a);
  memory.set('c', c);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([a, undefined, c]);
});

test('a large file is not kept, and costs nobody a place', () => {
  const memory = createFileMemory(limits);
  memory.set('a', fileOf(10));
  memory.set('large', fileOf(21));
  expect(memory.get('large')).toBeUndefined();
  expect(memory.get('a')).toBeDefined();
});

test('the same again counts once', () => {
  const memory = createFileMemory(limits);
  memory.set('a', fileOf(10));
  for (let turn = 0; turn < 10; turn += 1) memory.set('b', fileOf(10));
  expect(memory.get('a')).toBeDefined();
});

test('empty files take room too', () => {
  const memory = createFileMemory(limits);
  for (let turn = 0; turn < 100; turn += 1) memory.set(`${turn}`, fileOf(0));
  expect(memory.get('0')).toBeUndefined();
  expect(memory.get('99')).toBeDefined();
});
