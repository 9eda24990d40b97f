import { candidateFiles, missingPageFiles } from './pageFiles';

test('an address means a page, and a file first where its name has a dot', () => {
  expect(candidateFiles([])).toEqual(['index.html']);
  expect(candidateFiles(['produtos', 'AP-10L'])).toEqual(['produtos/AP-10L/index.html', 'produtos/AP-10L']);
  expect(candidateFiles(['robots.txt'])).toEqual(['robots.txt', 'robots.txt/index.html']);
});

test('the nearest 404 page comes first, and a deep address starts at the fourth folder', () => {
  expect(missingPageFiles([])).toEqual(['404.html']);
  expect(missingPageFiles(['a', 'b'])).toEqual(['a/b/404.html', 'a/404.html', '404.html']);
  expect(missingPageFiles(['a', 'b', 'c', 'd', 'e', 'f'])[0]).toBe('a/b/c/d/404.html');
});
