import { pictureRequest } from './pictureRequest';

test('an import says how wide its picture is shown', () => {
  expect(pictureRequest('?width=72-576')).toEqual({ narrowest: 72, widest: 576, ratio: null });
  expect(pictureRequest('?width=500-735&ratio=2.1')).toEqual({ narrowest: 500, widest: 735, ratio: 2.1 });
});

test.each([
  '?width=576',
  '?width=576-72',
  '?width=0-72',
  '?width=72-576px',
  '?width=72-576&ratio=0',
  '?width=72-576&ratio=2:1',
  '?width=72-576&height=9',
])('%s is an error that shows the form', (query) => {
  expect(() => pictureRequest(query)).toThrow(`"${query}" is not of the form ?width=72-576`);
});
