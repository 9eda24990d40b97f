import { pin } from '../testing/discovery';
import { otherRelease } from './createRemoteLoader';
import { hydrationReport, report } from './hydrationReport';

const pins = { shell: pin('shell', '1'), mfe_catalog: pin('mfe_catalog', '2'), mfe_cart: pin('mfe_cart', '3') };
const stack = `
    at h1
    at t (https://example.com/mfe_catalog/2/ProductPage.js:1:234)
    at e (https://example.com/shell/1/main.js:1:99)`;

test('a hydration error is attributed to the release of the innermost component', () => {
  const error = new Error('There was an error while hydrating', { cause: new Error('broken') });
  expect(hydrationReport(error, stack, pins)).toEqual({
    remote: 'mfe_catalog',
    version: '2',
    phase: 'hydrate',
    kind: 'Error: broken',
    healed: true,
  });
});

test('a hydration error without a component stack is attributed to the shell', () => {
  expect(hydrationReport(new Error('Hydration failed'), '', pins)).toMatchObject({
    remote: 'shell',
    version: '1',
    kind: 'Error: Hydration failed',
  });
  for (const none of [null, undefined])
    expect(hydrationReport(new Error(), none, pins)).toMatchObject({ version: '1' });
  expect(hydrationReport('text', '', {})).toMatchObject({ remote: 'shell', version: 'none', kind: 'text' });
});

test('a request of the loader for another release is not reported as a failure', () => {
  expect(hydrationReport(new Error('There was an error', { cause: otherRelease }), stack, pins)).toBeNull();
});

test.each([
  [true, 'mfe_cart 1.2.0-gabc failed (render, healed): Error: broken'],
  [false, 'mfe_cart 1.2.0-gabc failed (render): Error: broken'],
])('a failure is logged as one console line; healed: %s', (healed, line) => {
  jest.mocked(console.error).mockImplementation(() => {});
  report({ remote: 'mfe_cart', version: '1.2.0-gabc', phase: 'render', kind: 'Error: broken', healed });
  expect(jest.mocked(console.error).mock.calls).toEqual([[line]]);
});
