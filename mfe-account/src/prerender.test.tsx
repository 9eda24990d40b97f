import { type AppStore, createStore, PageHeadProvider, signedIn, signedOut } from '@site/shared';
import type { UserMenuProps } from '@site/shared/contracts';
import { createMemoryNavigation, SiteHarness } from '@site/shared/testing';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import LoginPage from './exposes/LoginPage';
import OrdersPage from './exposes/OrdersPage';
import RecoveryPage from './exposes/RecoveryPage';
import SignUpPage from './exposes/SignUpPage';
import UserMenu from './exposes/UserMenu';
import { createSession } from './session/createSession';
import { SessionProvider } from './session/SessionContext';
import { createFakeProvider, maria } from './testing/fakeProvider';

const HeaderUserMenu = (_props: object) => <UserMenu {...({ placement: 'header' } satisfies UserMenuProps)} />;
const components: [string, ComponentType][] = [
  ['LoginPage', LoginPage],
  ['SignUpPage', SignUpPage],
  ['RecoveryPage', RecoveryPage],
  ['OrdersPage', OrdersPage],
  ['UserMenu', HeaderUserMenu],
];

function site(Component: ComponentType, store: AppStore = createStore()) {
  const session = createSession(async () => createFakeProvider(maria));
  return (
    <SessionProvider value={session}>
      <SiteHarness store={store} navigation={createMemoryNavigation('/meus-pedidos')}>
        <Component />
      </SiteHarness>
    </SessionProvider>
  );
}

const moments = [
  ['with an unknown session', []],
  ['with a signed-out visitor', [signedOut()]],
  ['with a signed-in visitor', [signedIn(maria)]],
] as const;

describe.each(moments)('%s', (_moment, actions) => {
  test.each(components)(
    'the server’s HTML of %s has no inline styles and hydrates without a mismatch',
    async (_name, Component) => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(site(Component));
      expect(container.querySelector('[style]')).toBeNull();
      document.body.append(container);
      const store = createStore();
      for (const action of actions) store.dispatch(action);
      // A mismatch logs a console.error, which fails the test.
      const root = await act(async () => hydrateRoot(container, site(Component, store)));
      act(() => root.unmount());
      container.remove();
    },
  );
});

test.each([
  ['LoginPage', LoginPage],
  ['SignUpPage', SignUpPage],
  ['RecoveryPage', RecoveryPage],
])('in the server’s HTML of %s the submit button is disabled until the code has loaded', (_name, Component) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site(Component));
  expect(container.querySelector('button[type=submit]')).toBeDisabled();
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

test.each(components.slice(0, 4))(
  'the page %s has no canonical address, since it is not to be indexed',
  async (_name, Component) => {
    const setPageHead = jest.fn();
    const page = () => (
      <PageHeadProvider value={setPageHead}>
        <Component />
      </PageHeadProvider>
    );
    await act(async () => render(site(page)));
    expect(setPageHead).toHaveBeenCalledWith(expect.objectContaining({ title: expect.any(String) }));
    expect(setPageHead.mock.lastCall?.[0]).not.toHaveProperty('canonicalPath');
  },
);
