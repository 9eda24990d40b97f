import { report } from './report';

test.each([
  [true, 'mfe_cart 1.2.0-gabc failed (render, healed): Error: broken'],
  [false, 'mfe_cart 1.2.0-gabc failed (render): Error: broken'],
])('a failure is one line in the console; healed: %s', (healed, line) => {
  jest.mocked(console.error).mockImplementation(() => {});
  report({ remote: 'mfe_cart', version: '1.2.0-gabc', phase: 'render', kind: 'Error: broken', healed });
  expect(jest.mocked(console.error).mock.calls).toEqual([[line]]);
});
