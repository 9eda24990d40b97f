import { SiteConfigProvider } from '@site/shared';
import { renderInSite, sampleConfig } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import LoginPage from '../exposes/LoginPage';
import OrdersPage from '../exposes/OrdersPage';
import RecoveryPage from '../exposes/RecoveryPage';
import SignUpPage from '../exposes/SignUpPage';
import { createFirebaseProvider } from '../session/firebaseProvider';
import { session } from '../session/session';

jest.mock('../session/firebaseProvider', () => ({ createFirebaseProvider: jest.fn() }));

const forVisitors = { ...sampleConfig, preview: false };

test.each([
  ['login', LoginPage],
  ['sign-up', SignUpPage],
  ['recovery', RecoveryPage],
  ['my orders', OrdersPage],
])(
  'on a visitors’ site without a Firebase project the page %s says that there are no accounts and has no form',
  (_name, Page) => {
    renderInSite(
      <SiteConfigProvider value={forVisitors}>
        <Page />
      </SiteConfigProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Este site não tem contas' })).toBeVisible();
    expect(document.querySelector('form, input')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver produtos' })).toHaveAttribute('href', '/produtos');
  },
);

test('on a site without sign-in signIn fails without creating a provider, so no password is sent', async () => {
  document.body.innerHTML = `<script type="application/json" id="site-config">${JSON.stringify(forVisitors)}</script>`;
  jest.mocked(console.error).mockImplementation(() => {});
  expect(await session.signIn('maria@example.com', 'Senha123!')).not.toBeNull();
  expect(createFirebaseProvider).not.toHaveBeenCalled();
});
