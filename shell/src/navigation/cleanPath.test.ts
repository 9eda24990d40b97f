import { cleanPath } from './cleanPath';

test.each([
  ['/', '/'],
  ['/servicos', '/servicos'],
  ['/servicos.html', '/servicos'],
  ['/produtos/', '/produtos'],
  ['/produtos/index.html', '/produtos'],
  ['/produtos/PQS.10', '/produtos/PQS.10'],
  ['/myindex.html', '/myindex'],
  ['/PRODUTOS.HTML', '/produtos'],
  ['/Contato/', '/contato'],
  ['/Produtos/AP-10L', '/produtos/AP-10L'],
  ['/produtos/a%2Fb', '/produtos/a%2Fb'],
  // The server refuses these addresses: they remain the 404 page after scripts have started.
  ['/contato//', '/contato//'],
  ['//produtos', '//produtos'],
  ['/produtos/.html', '/produtos/.html'],
])('the clean path of %s is %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});
