import { isAbandoned, newMoveId } from './preparedMove';

test('a move is abandoned after an hour', () => {
  const id = newMoveId();
  expect(isAbandoned(id, Date.now() + 59 * 60_000)).toBe(false);
  expect(isAbandoned(id, Date.now() + 61 * 60_000)).toBe(true);
});
