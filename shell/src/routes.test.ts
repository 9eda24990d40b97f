import { matchRoute, patternOf } from './routes';

test.each([
  ['/', 'mfe_content/HomePage', true],
  ['/empresa', 'mfe_content/CompanyPage', true],
  ['/servicos', 'mfe_content/ServicesPage', true],
  ['/produtos', 'mfe_catalog/ProductsPage', true],
  ['/produtos/AP-10L', 'mfe_catalog/ProductPage', true],
  ['/contato', 'mfe_content/ContactPage', true],
  ['/meus-pedidos', 'mfe_account/OrdersPage', true],
  ['/cadastro', 'mfe_account/SignUpPage', false],
  ['/login', 'mfe_account/LoginPage', false],
  ['/recuperar-senha', 'mfe_account/RecoveryPage', false],
])('the route %s shows %s, inside the main layout: %s (spec 2, Routes)', (pathname, module, withLayout) => {
  expect(matchRoute(pathname)?.route).toMatchObject({ module, withLayout });
  expect(patternOf(pathname)).toBe(pathname.replace('AP-10L', ':productId'));
});

test.each(['/nada', '/produtos/AP-10L/fotos', '/Empresa', '/servicos.html', '/contato//', '//produtos'])(
  '%s matches no route',
  (pathname) => {
    expect(matchRoute(pathname)).toBeNull();
    expect(patternOf(pathname)).toBe('*');
  },
);

test.each([
  ['/produtos/%C3%A1gua%2010', 'água 10'],
  ['/produtos/a%2Fb', 'a/b'],
  ['/produtos/100%', '100%'],
  ['/produtos/%E0%A4%A', '%E0%A4%A'],
])('%s passes the product page the product id %j', (pathname, productId) => {
  const match = matchRoute(pathname);
  expect(match?.route.props(match.params)).toEqual({ productId });
});
