import { contactPlaceName } from './contactNames';

test.each([
  ['/', 'Início'],
  ['*', 'Página não encontrada'],
  ['cart', 'Carrinho'],
  ['other', 'Outro formulário'],
  ['/empresa', '/empresa'],
  ['/produtos', '/produtos'],
  ['/produtos/CO2-6KG', 'CO2-6KG'],
  ['/produtos/comparar', 'Comparação de produtos'],
])('contacts at %s are listed as %s', (place, name) => {
  expect(contactPlaceName(place)).toBe(name);
});
