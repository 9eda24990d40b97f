import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { ContactPage } from './ContactPage';

beforeEach(() => void renderInSite(<ContactPage />, { at: '/contato' }));

test.each([
  [/Pechincha/, 'https://www.openstreetmap.org/', '_blank'],
  ['comercial@example.com.br', 'mailto:comercial@example.com.br', null],
  ['(21) 0000-0000', 'tel:+552100000000', null],
  ['Conversar pelo WhatsApp', 'https://wa.me/5521999990000', '_blank'],
])('the page has a link for %s', (name, href, target) => {
  const link = screen.getByRole('link', { name });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});
