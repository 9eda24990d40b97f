import { pagesIn } from './subjects';

test('pages are a list, or all that visitors get', () => {
  expect(pagesIn('/, /contato')).toEqual(['/', '/contato']);
  const pages = pagesIn('all');
  expect(pages).toEqual(expect.arrayContaining(['/', '/produtos', '/produtos/PQS-ABC-6KG', '/recuperar-senha']));
  expect(pages.filter((page) => /:|sistema-visual|versoes/.test(page))).toEqual([]);
});

test('what is no path is refused', () => {
  expect(() => pagesIn('/,produtos')).toThrow(Error);
});
