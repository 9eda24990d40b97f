import { renderHook } from '@testing-library/react';
import { useEarlyState } from './useEarlyState';

test('the elements are read once, and written with each later state', () => {
  const [adopt, write] = [jest.fn(), jest.fn()];
  const { rerender } = renderHook(
    (state) =>
      useEarlyState(
        () => adopt(state),
        () => write(state),
        state,
      ),
    { initialProps: 'first' },
  );
  rerender('first');
  expect([adopt.mock.calls, write.mock.calls]).toEqual([[['first']], []]);
  rerender('second');
  rerender('first');
  expect([adopt.mock.calls, write.mock.calls]).toEqual([[['first']], [['second'], ['first']]]);
});
