import { cleanPath } from './cleanPath';

test.each([
  ['/', '/'],
  ['/servicos', '/servicos'],
  ['/servicos.html', '/servicos'],
  ['/servicos.html/', '/servicos'],
  ['/produtos/', '/produtos'],
  ['/produtos/AP-10L.html', '/produtos/AP-10L'],
  ['/produtos/index.html', '/produtos'],
  ['/index.html', '/'],
  ['/produtos/PQS.10', '/produtos/PQS.10'],
  ['/myindex.html', '/myindex'],
  ['/PRODUTOS.HTML', '/produtos'],
  ['/produtos/Index.Html', '/produtos'],
  ['/Contato', '/contato'],
  ['/Contato/', '/contato'],
  ['/Produtos/AP-10L', '/produtos/AP-10L'],
  ['/produtos/a%2Fb', '/produtos/a%2Fb'],
  ['/Nada', '/Nada'],
  // The server refuses these addresses: they remain the 404 page after scripts have started.
  ['/contato//', '/contato//'],
  ['//produtos', '//produtos'],
  ['/produtos//CO2-6KG', '/produtos//CO2-6KG'],
  ['/produtos.html//', '/produtos.html//'],
  ['//', '//'],
  ['/.html', '/.html'],
  ['/produtos/.html', '/produtos/.html'],
])('the clean path of %s is %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});
