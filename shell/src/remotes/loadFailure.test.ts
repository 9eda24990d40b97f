import { LoadFailure } from './loadFailure';

/** Creates an error as webpack throws it for a chunk. */
const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk CartPanel failed.'), { type, request: '/mfe_cart/1/CartPanel.js' });

test.each([
  ['an error of a chunk that was not fetched becomes a failure of the phase fetch', chunkError('error'), 'fetch'],
  [
    'an error of a chunk that defined nothing becomes a failure of the phase evaluate',
    chunkError('missing'),
    'evaluate',
  ],
  ['any other error becomes a failure of the phase get', new Error('broken'), 'get'],
  ['a thrown string becomes a failure of the phase get', 'broken', 'get'],
])('%s', (_name, error, phase) => {
  const failure = LoadFailure.of(error);
  expect(failure).toMatchObject({ phase, cause: error });
  expect(failure.message).toMatch(/failed|broken/);
});
