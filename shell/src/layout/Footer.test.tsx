import { mainNavigation } from '@site/shared';
import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer';

beforeEach(() => void renderInSite(<Footer />));

function linksOf(name: string) {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the main navigation once more', () => {
  expect(linksOf('Rodapé: Navegação')).toEqual(mainNavigation.map(({ label, to }) => [label, to]));
});

test('the product categories lead to the catalogue, filtered', () => {
  expect(linksOf('Rodapé: Produtos')).toEqual([
    ['Extintores portáteis', '/produtos?filtro=portatil'],
    ['Extintores Sobre-Rodas/Carreta', '/produtos?filtro=sobre-rodas'],
  ]);
});

test('the services point to /servicos.html, each at its own card', () => {
  expect(linksOf('Rodapé: Serviços').map(([, href]) => href)).toEqual(
    ['legalizacao', 'projetos', 'instalacao', 'contrato', 'brigada', 'extintor'].map((id) => `/servicos.html#${id}`),
  );
});

test.each([
  ['LinkedIn', 'https://www.linkedin.com/'],
  ['Instagram', 'https://www.instagram.com/'],
  ['WhatsApp', 'https://wa.me/5521999990000'],
  ['Facebook', 'https://www.facebook.com/'],
])('%s opens in a new tab', (name, href) => {
  const link = screen.getByRole('link', { name: `${name} (abre em nova aba)` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('the contact details, the phone and the mail to be tapped', () => {
  const contact = screen.getByRole('region', { name: 'Contato' });
  expect(contact).toHaveTextContent('Rua Exemplo, 100, PechinchaRio de Janeiro, RJ, CEP 22770-000');
  expect(contact).toHaveTextContent('Segunda a sexta, das 8:00 às 17:00');
  expect(screen.getByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
  expect(screen.getByRole('link', { name: 'comercial@example.com.br' })).toHaveAttribute(
    'href',
    'mailto:comercial@example.com.br',
  );
});

test.each([
  'Suporte: resposta em até 24h',
  'Sentinela Engenharia Contra Incêndio Ltda.',
  'CNPJ 00.000.000/0001-00',
  'Registro no Corpo de Bombeiros: CBMERJ 00-000',
  'Mais de 5 anos de experiência',
])('it says: %s', (text) => {
  expect(screen.getByRole('contentinfo')).toHaveTextContent(text);
});
