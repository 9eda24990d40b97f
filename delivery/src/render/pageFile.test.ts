import { pageFile } from './pageFile';

test.each([
  ['/', 'index.html'],
  ['/produtos', 'produtos/index.html'],
  ['/produtos/AP-10L', 'produtos/AP-10L/index.html'],
  ['/produtos/', 'produtos/index.html'],
])('%s is the file %s', (url, file) => {
  expect(pageFile(url)).toBe(file);
});
