import { render } from '@testing-library/react';
import { useEarlyState } from './useEarlyState';

test('the elements are read once, and written with each later state', () => {
  const [adopt, write] = [jest.fn(), jest.fn()];
  function Part({ state }: { readonly state: string }) {
    useEarlyState(
      () => adopt(state),
      () => write(state),
      state,
    );
    return null;
  }
  const { rerender } = render(<Part state="first" />);
  rerender(<Part state="first" />);
  expect([adopt.mock.calls, write.mock.calls]).toEqual([[['first']], []]);
  rerender(<Part state="second" />);
  rerender(<Part state="first" />);
  expect([adopt.mock.calls, write.mock.calls]).toEqual([[['first']], [['second'], ['first']]]);
});
