import { type SessionState, selectSession, useAppSelector, useAppStore } from '@site/shared';
import { createContext, use, useEffect } from 'react';
import type { AccountSession } from './createSession';
import { session } from './session';

const SessionContext = createContext<AccountSession>(session);

/** Puts another session in place of the page's own, for tests. */
export const SessionProvider = SessionContext.Provider;

/** The session's operations and who is signed in; whoever uses it makes sure that the session is listening. */
export function useSession(): { readonly session: AccountSession; readonly state: SessionState } {
  const current = use(SessionContext);
  const store = useAppStore();
  useEffect(() => current.startSession(store), [current, store]);
  return { session: current, state: useAppSelector(selectSession) };
}
