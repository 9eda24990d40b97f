import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { ContactPage } from './ContactPage';

beforeEach(() => void renderInSite(<ContactPage />, { at: '/contato' }));

test('has the headings of the spec', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Marque uma visita' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Entre em contato' })).toBeInTheDocument();
});

test('promises an answer within 24 hours', () => {
  expect(screen.getByText(/Respondemos em até 24 horas/)).toBeInTheDocument();
});

test('lists address with map, e-mail, landline and hours', () => {
  const map = screen.getByRole('link', { name: /Pechincha/ });
  expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/');
  expect(map).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'comercial@example.com.br' })).toHaveAttribute(
    'href',
    'mailto:comercial@example.com.br',
  );
  expect(screen.getByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
  expect(screen.getByText('Segunda a sexta, das 8:00 às 17:00')).toBeInTheDocument();
});

test('shows where the company is', () => {
  expect(screen.getByRole('img', { name: /^Mapa da região de Pechincha/ })).toBeInTheDocument();
});

test("sends the full form as 'Página de Contato'", () => {
  expect(document.querySelector('input[name=origem_formulario]')).toHaveValue('Página de Contato');
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toBeInTheDocument();
});
