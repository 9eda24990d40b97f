import { offersSignIn } from '@site/shared/contracts';
import { type AccountSession, createSession } from './createSession';
import { readPublicConfig } from './publicConfig';

/** Where a page keeps its session. To be counted up with a change of `AccountSession` that is not compatible. */
const place = Symbol.for('mfe_account/session@1');
const page = globalThis as { [place]?: AccountSession };

/** Made by the first call in a page, of whichever release. Firebase comes with the first call that needs it. */
function current(): AccountSession {
  page[place] ??= createSession(async () => {
    const config = readPublicConfig();
    if (!offersSignIn(config)) throw new Error('This site has no sign-in');
    const { createFirebaseProvider } = await import('./firebaseProvider');
    return createFirebaseProvider(config);
  });
  return page[place];
}

/** The page's one session, also where two releases of this package meet in one page. */
export const session: AccountSession = {
  startSession(store) {
    try {
      current().startSession(store);
    } catch (error) {
      // Room for the session of this one's fallback release.
      delete page[place];
      throw error;
    }
  },
  preload: () => current().preload(),
  signUp: (values) => current().signUp(values),
  signIn: (email, password) => current().signIn(email, password),
  signInWithGoogle: () => current().signInWithGoogle(),
  sendPasswordReset: (email) => current().sendPasswordReset(email),
  signOut: () => current().signOut(),
};
