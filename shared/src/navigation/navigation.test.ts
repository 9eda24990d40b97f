import { paths } from '../contracts/registry';
import { chatLink } from './chatLink';
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

test('chatLink gives the WhatsApp link of spec 1', () => {
  const text = 'Ol%C3%A1%2C%20gostaria%20de%20um%20or%C3%A7amento%20para%20A%20%26%20B%3F';
  expect(chatLink('5521999990000', 'A & B?')).toBe(`https://wa.me/5521999990000?text=${text}`);
});
