import { type AppStore, createStore } from '@site/shared';
import { createMemoryNavigation, SiteHarness } from '@site/shared/standalone';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createSession } from '../session/createSession';
import type { IdentityProvider } from '../session/identityProvider';
import { SessionProvider } from '../session/SessionContext';
import { createFakeProvider } from './fakeProvider';

interface Options {
  readonly at?: string;
  /** Overrides methods of a provider that always succeeds. */
  readonly provider?: Partial<IdentityProvider>;
}

interface RenderedWithSession {
  readonly store: AppStore;
  readonly path: () => string;
}

/** Renders a component with a session that uses a fake provider, and waits until the session has been read. */
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

/** Creates an error with a `code`, as an identity provider rejects with. */
export const providerError = (code: string) => Object.assign(new Error(code), { code });
