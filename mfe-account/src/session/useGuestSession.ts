import { paths, useNavigate } from '@site/shared';
import { useEffect, useRef } from 'react';
import { greet } from '../frame/greet';
import type { AccountSession } from './createSession';
import { useSession } from './SessionContext';
import { hintFor } from './sessionHint';

/**
 * Loads the identity provider at once; greets visitors who sign in, and redirects signed-in visitors home (spec 2, Sign-in
 * and Sign-up).
 */
export function useGuestSession(greeting = 'Olá'): AccountSession {
  const { session, state } = useSession();
  const navigate = useNavigate();
  const wasSignedOut = useRef(false);

  useEffect(() => session.preload(), [session]);
  useEffect(() => {
    if (state.status === 'signed-out') wasSignedOut.current = true;
    if (state.status !== 'signed-in') return;
    if (wasSignedOut.current) greet(`${greeting}, ${hintFor(state.user.displayName).firstName}!`);
    wasSignedOut.current = false;
    // Replaces the history entry: the back button would return to this page and its redirect.
    navigate(paths.home, { replace: true });
  }, [state, greeting, navigate]);

  return session;
}
