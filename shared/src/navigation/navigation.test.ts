import { paths } from '../contracts/registry';
import { mainNavigation } from './mainNavigation';

test('paths has the routes of spec 2', () => {
  expect(paths).toMatchObject({
    home: '/',
    company: '/empresa',
    services: '/servicos',
    products: '/produtos',
    contact: '/contato',
    orders: '/meus-pedidos',
    signUp: '/cadastro',
    signIn: '/login',
    recovery: '/recuperar-senha',
  });
  expect(paths.product('CO2-4KG')).toBe('/produtos/CO2-4KG');
  expect(paths.product('a/b ç')).toBe('/produtos/a%2Fb%20%C3%A7');
});

test('the main navigation starts with the links of spec 2', () => {
  expect(mainNavigation.slice(0, 5).map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Home /',
    'Empresa /empresa',
    'Serviços /servicos',
    'Produtos /produtos',
    'Contato /contato',
  ]);
});
