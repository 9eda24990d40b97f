import { type AppStore, createStore } from '@site/shared';
import { createMemoryNavigation, SiteHarness } from '@site/shared/standalone';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createSession } from '../session/createSession';
import type { IdentityProvider } from '../session/identityProvider';
import { SessionProvider } from '../session/SessionContext';
import { createFakeProvider } from './fakeProvider';

interface Options {
  /** Address the page is on. */
  readonly at?: string;
  /** What differs from a provider where everything works. */
  readonly provider?: Partial<IdentityProvider>;
}

interface RenderedWithSession {
  readonly store: AppStore;
  /** Path of the page that the visitor is on. */
  readonly path: () => string;
}

/** Renders a component in the site, with a session of its own that has no network, and waits until that is known. */
export async function renderWithSession(
  element: ReactNode,
  { at = '/', provider = {} }: Options = {},
): Promise<RenderedWithSession> {
  const session = createSession(async () => ({ ...createFakeProvider(), ...provider }));
  const store = createStore();
  const navigation = createMemoryNavigation(at);
  await act(async () =>
    render(
      <SiteHarness store={store} navigation={navigation}>
        <SessionProvider value={session}>{element}</SessionProvider>
      </SiteHarness>,
    ),
  );
  return { store, path: () => navigation.getState().location.pathname };
}

/** An error as the identity provider gives it. */
export const providerError = (code: string) => Object.assign(new Error(code), { code });
