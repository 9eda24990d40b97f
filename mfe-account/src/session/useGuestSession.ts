import { paths, useNavigate } from '@site/shared';
import { useEffect, useRef } from 'react';
import styles from '../frame/Greeting.script.module.css';
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

/** ms */
const shownFor = 8_000;

/** Greets above the page, on small screens too, whose header does not. The greeting outlives the page that it follows. */
function greet(text: string): void {
  const greeting = document.createElement('p');
  greeting.className = styles.greeting ?? '';
  greeting.setAttribute('role', 'status');
  document.body.append(greeting);
  // Screen readers announce changes of a region, not a new region.
  setTimeout(() => {
    greeting.textContent = text;
  }, 100);
  setTimeout(() => greeting.remove(), shownFor);
}
