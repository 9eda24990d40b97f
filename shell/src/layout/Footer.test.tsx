import { mainNavigation } from '@site/shared';
import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer';

beforeEach(() => void renderInSite(<Footer />));

function linksOf(name: string) {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('links lead to the main pages, to the filtered categories and to each service’s card on /servicos.html', () => {
  expect(linksOf('Rodapé: Navegação')).toEqual(mainNavigation.map(({ label, to }) => [label, to]));
  expect(linksOf('Rodapé: Produtos')).toEqual([
    ['Extintores portáteis', '/produtos?filtro=portatil'],
    ['Extintores Sobre-Rodas/Carreta', '/produtos?filtro=sobre-rodas'],
  ]);
  expect(linksOf('Rodapé: Serviços').map(([, href]) => href)).toEqual(
    ['legalizacao', 'projetos', 'instalacao', 'contrato', 'brigada', 'extintor'].map((id) => `/servicos.html#${id}`),
  );
});

test.each([
  ['LinkedIn', 'https://www.linkedin.com/'],
  ['Instagram', 'https://www.instagram.com/'],
  ['WhatsApp', 'https://wa.me/5521999990000'],
  ['Facebook', 'https://www.facebook.com/'],
])('the link %s opens in a new tab', (name, href) => {
  const link = screen.getByRole('link', { name: `${name} (abre em nova aba)` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('the footer shows address, hours, registration and experience, and its links start a call or an e-mail', () => {
  for (const text of [
    'Rua Exemplo, 100, PechinchaRio de Janeiro, RJ, CEP 22770-000',
    'Segunda a sexta, das 8:00 às 17:00',
    'Suporte: resposta em até 24h',
    'Sentinela Engenharia Contra Incêndio Ltda.',
    'CNPJ 00.000.000/0001-00',
    'Registro no Corpo de Bombeiros: CBMERJ 00-000',
    'Mais de 5 anos de experiência',
  ]) {
    expect(screen.getByRole('contentinfo')).toHaveTextContent(text);
  }
  expect(screen.getByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:comercial@example.com.br');
});
