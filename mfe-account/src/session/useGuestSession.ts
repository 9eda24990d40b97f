import { paths, useNavigate } from '@site/shared';
import { useEffect } from 'react';
import type { AccountSession } from './createSession';
import { useSession } from './SessionContext';

/** Loads the identity provider at once; redirects signed-in visitors home (spec 2, Sign-in and Sign-up). */
export function useGuestSession(): AccountSession {
  const { session, state } = useSession();
  const navigate = useNavigate();
  const isSignedIn = state.status === 'signed-in';

  useEffect(() => session.preload(), [session]);
  useEffect(() => {
    // Replaces the history entry: the back button would return to this page and its redirect.
    if (isSignedIn) navigate(paths.home, { replace: true });
  }, [isSignedIn, navigate]);

  return session;
}
