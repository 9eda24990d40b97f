import { checkShown } from './pages';

test('a site that shows less than half of the text is not measured', () => {
  expect(() => checkShown('stock federation', '/', 400, 1000)).toThrow('stock federation does not show /');
  expect(() => checkShown('a35b66cb', '/', 900, 1000)).not.toThrow();
});

test('the first site must show some text', () => {
  expect(() => checkShown('here', '/', 0)).toThrow('here does not show /');
  expect(() => checkShown('here', '/', 1000)).not.toThrow();
});
