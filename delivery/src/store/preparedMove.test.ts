import { isAbandoned, newMoveId, preparedMoves, preparedTags, tagsToRemove } from './preparedMove';

const tagsOf = (id: string, live: string) => Object.fromEntries(preparedTags('shell', id, new Map([['live', live]])));

test('the newest complete move comes first, and an incomplete one does not count', () => {
  const { 'next.shell.b2000.complete': _, ...incomplete } = tagsOf('b2000', '1.0.2');
  const tags = { live: '1.0.0', ...tagsOf('a1000', '1.0.1'), ...tagsOf('c3000', '1.0.3'), ...incomplete };
  expect(preparedMoves(tags).map(({ coordinator, id, tags }) => [coordinator, id, tags])).toEqual([
    ['shell', 'c3000', { live: '1.0.3' }],
    ['shell', 'a1000', { live: '1.0.1' }],
  ]);
});

test('the tag that makes a move complete is removed first; other tags stay', () => {
  const tags = { live: '1.0.0', 'canary-10': '1.0.1', ...tagsOf('a1000', '1.0.1') };
  expect(tagsToRemove(tags, () => true)).toEqual(['next.shell.a1000.complete', 'next.shell.a1000.live']);
  expect(tagsToRemove(tags, () => false)).toEqual([]);
});

test('a move is abandoned after an hour', () => {
  const id = newMoveId();
  expect(isAbandoned(id, Date.now() + 59 * 60_000)).toBe(false);
  expect(isAbandoned(id, Date.now() + 61 * 60_000)).toBe(true);
});
