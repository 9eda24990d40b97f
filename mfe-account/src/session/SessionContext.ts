import { type SessionState, selectSession, useAppSelector, useAppStore, useIsHydrating } from '@site/shared';
import { createContext, use, useEffect } from 'react';
import type { AccountSession } from './createSession';
import { session } from './session';

const SessionContext = createContext<AccountSession>(session);

export const SessionProvider = SessionContext.Provider;

const unknown: SessionState = { status: 'unknown', user: null };

/** The state is `unknown` during hydration, as in the server's HTML, even if the store has the visitor. */
export function useSession(): { readonly session: AccountSession; readonly state: SessionState } {
  const current = use(SessionContext);
  const store = useAppStore();
  useEffect(() => current.startSession(store), [current, store]);
  const state = useAppSelector(selectSession);
  return { session: current, state: useIsHydrating() ? unknown : state };
}
