import { paths, useNavigate } from '@site/shared';
import { useEffect } from 'react';
import type { AccountSession } from './createSession';
import { useSession } from './SessionContext';

/**
 * The session for a page that only guests need: it prepares sign-in as soon as the page is there, and leaves for home
 * once someone is signed in, be it here, in another tab, or before (spec 2, Sign-in and Sign-up).
 */
export function useGuestSession(): AccountSession {
  const { session, state } = useSession();
  const navigate = useNavigate();
  const isSignedIn = state.status === 'signed-in';

  useEffect(() => session.preload(), [session]);
  useEffect(() => {
    // Replaced, so that the way back does not lead to a page that would send the visitor here again.
    if (isSignedIn) navigate(paths.home, { replace: true });
  }, [isSignedIn, navigate]);

  return session;
}
