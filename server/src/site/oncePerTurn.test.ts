import { setImmediate } from 'node:timers/promises';
import { oncePerTurn } from './oncePerTurn';

test('one question in a turn, another in the next', async () => {
  let asked = 0;
  const answer = oncePerTurn(() => {
    asked += 1;
    return asked;
  });
  expect([answer(), answer()]).toEqual([1, 1]);
  await Promise.resolve();
  expect(answer()).toBe(1);
  await setImmediate();
  expect([answer(), answer()]).toEqual([2, 2]);
});

test('nothing is an answer too', () => {
  const ask = jest.fn(() => null);
  const answer = oncePerTurn(ask);
  expect([answer(), answer()]).toEqual([null, null]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a question that failed is asked again', () => {
  const ask = jest
    .fn(() => 'answer')
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    });
  const answer = oncePerTurn(ask);
  expect(answer).toThrow('not yet');
  expect(answer()).toBe('answer');
});
