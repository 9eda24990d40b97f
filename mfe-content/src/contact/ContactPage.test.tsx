import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { ContactPage } from './ContactPage';

beforeEach(() => void renderInSite(<ContactPage />, { at: '/contato' }));

test("the page has the spec's headings, a map, the response time and the form, sent as 'Página de Contato'", () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Marque uma visita' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Entre em contato' })).toBeInTheDocument();
  expect(screen.getByText(/Respondemos em até 24 horas/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Mapa da região de Pechincha/ })).toBeInTheDocument();
  expect(document.querySelector('input[name=origem_formulario]')).toHaveValue('Página de Contato');
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toBeInTheDocument();
  expect(screen.getByText('Segunda a sexta, das 8:00 às 17:00')).toBeInTheDocument();
});

test.each([
  [/Pechincha/, 'https://www.openstreetmap.org/', '_blank'],
  ['comercial@example.com.br', 'mailto:comercial@example.com.br', null],
  ['(21) 0000-0000', 'tel:+552100000000', null],
  ['Conversar pelo WhatsApp', 'https://wa.me/5521999990000', '_blank'],
])('the page has a link for %s', (name, href, target) => {
  const link = screen.getByRole('link', { name });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});
