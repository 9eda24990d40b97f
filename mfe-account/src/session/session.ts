import { createSession } from './createSession';
import { readPublicConfig } from './publicConfig';

/** The page's one session. Firebase comes with the first call that needs it. */
export const session = createSession(async () => {
  const { createFirebaseProvider } = await import('./firebaseProvider');
  return createFirebaseProvider(readPublicConfig());
});
