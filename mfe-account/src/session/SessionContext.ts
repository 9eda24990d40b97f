import { type SessionState, selectSession, useAppSelector, useAppStore, useIsHydrating } from '@site/shared';
import { createContext, use, useEffect } from 'react';
import type { AccountSession } from './createSession';
import { session } from './session';

const SessionContext = createContext<AccountSession>(session);

/** Puts another session in place of the page's own, for tests. */
export const SessionProvider = SessionContext.Provider;

const unknown: SessionState = { status: 'unknown', user: null };

/**
 * The session's operations and who is signed in; whoever uses it makes sure that the session is listening. While the
 * server's HTML is taken over nobody is known, as on the server: the store may know better by then.
 */
export function useSession(): { readonly session: AccountSession; readonly state: SessionState } {
  const current = use(SessionContext);
  const store = useAppStore();
  useEffect(() => current.startSession(store), [current, store]);
  const known = useAppSelector(selectSession);
  return { session: current, state: useIsHydrating() ? unknown : known };
}
