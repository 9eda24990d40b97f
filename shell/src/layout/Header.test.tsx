import { chatLink, mainNavigation } from '@site/shared';
import { callLink } from '@site/shared/format';
import { sampleConfig } from '@site/shared/standalone';
import { cleanup, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

function renderHeader(at = '/') {
  renderShell({ at });
  return within(screen.getByRole('banner'));
}

test('the logo links to the first page and the navigation to the main pages (spec 2, Main navigation)', () => {
  const header = renderHeader();
  expect(header.getByRole('link', { name: 'Sentinela: página inicial' })).toHaveAttribute('href', '/');
  const links = within(header.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    mainNavigation.map(({ label, to }) => [label, to]),
  );
});

test('telephone and WhatsApp lead to the numbers of the configuration', () => {
  const header = renderHeader();
  const { phone, whatsapp } = sampleConfig.contact;
  expect(header.getByRole('link', { name: phone })).toHaveAttribute('href', callLink(phone));
  expect(header.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', chatLink(whatsapp));
});

test.each([
  ['/', ['Home']],
  ['/servicos', ['Serviços']],
  ['/produtos/AP-10L', ['Produtos']],
  ['/meus-pedidos', []],
])('on %s the navigation marks as current page: %j', (at, names) => {
  const current = renderHeader(at).queryAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(names);
});

test('header and side menu show the account remote’s user menu, except on a visitors’ site without sign-in', () => {
  expect(renderHeader().getByText('Usuário em header')).toBeVisible();
  cleanup();
  renderShell({ config: { preview: false, firebase: null } });
  expect(screen.queryByText(/^Usuário em/)).toBeNull();
  expect(screen.queryByText('Área do Usuário')).toBeNull();
});
