import { LoadFailure } from './loadFailure';

/** As webpack throws it. */
const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk CartPanel failed.'), { type, request: '/mfe_cart/1/CartPanel.js' });

test.each([
  ['a chunk that did not come', chunkError('error'), 'fetch'],
  ['a chunk that came, and brought nothing', chunkError('missing'), 'evaluate'],
  ['whatever else a module throws', new Error('broken'), 'get'],
  ['what is no error', 'broken', 'get'],
])('%s', (_name, error, phase) => {
  const failure = LoadFailure.of(error);
  expect(failure).toMatchObject({ phase, cause: error });
  expect(failure.message).toMatch(/failed|broken/);
});

test('one that is known stays what it is', () => {
  const failure = new LoadFailure('init', 'broken');
  expect(LoadFailure.of(failure)).toBe(failure);
});
