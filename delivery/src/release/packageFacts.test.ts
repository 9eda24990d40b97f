import { authorName } from './packageFacts';

test.each([
  ['Equipe Catálogo', 'Equipe Catálogo'],
  ['Equipe Catálogo <catalogo@example.com.br> (https://example.com.br)', 'Equipe Catálogo'],
  [{ name: 'Equipe Catálogo', email: 'catalogo@example.com.br' }, 'Equipe Catálogo'],
  ['<catalogo@example.com.br>', undefined],
  [undefined, undefined],
])('the name of the author %j is %j', (author, name) => {
  expect(authorName(author)).toBe(name);
});
