import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { HomePage } from './HomePage';

beforeEach(() => void renderInSite(<HomePage />));

test('the page has one first-level heading, which is focusable', () => {
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings).toHaveLength(1);
  expect(headings[0]).toHaveAttribute('tabindex', '-1');
});

test("'Por que confiar em nós' shows four seals and links to the company page", () => {
  const block = screen.getByRole('region', { name: 'Por que confiar em nós' });
  expect(within(block).getAllByRole('listitem')).toHaveLength(4);
  expect(within(block).getByRole('link', { name: 'Saiba Mais Sobre' })).toHaveAttribute('href', '/empresa');
});

test('the page shows 16 client logos, each with its own name', () => {
  const strip = screen.getByRole('region', { name: 'Empresas e condomínios que atendemos' });
  const names = within(strip)
    .getAllByRole('img')
    .map((logo) => logo.getAttribute('alt'));
  expect(names).toHaveLength(16);
  expect(new Set(names).size).toBe(16);
  expect(names).not.toContain('');
});

test('the page states the company’s claims (spec 1)', () => {
  const text = document.body.textContent ?? '';
  expect(text).toContain('mais de 5 anos');
  expect(text).toContain('até 24 horas');
  expect(text).toMatch(/credenciada no Corpo de Bombeiros/i);
});
