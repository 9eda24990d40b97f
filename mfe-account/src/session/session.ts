import { offersSignIn } from '@site/shared/contracts';
import { type AccountSession, createSession } from './createSession';
import { readPublicConfig } from './publicConfig';

/** Global that holds the page's session. Increase its version with an incompatible change of `AccountSession`. */
const sessionKey = Symbol.for('mfe_account/session@1');
const page = globalThis as { [sessionKey]?: AccountSession };

/** Returns the session, which the first release to call this creates. Firebase loads with the first operation that needs it. */
function current(): AccountSession {
  page[sessionKey] ??= createSession(async () => {
    const config = readPublicConfig();
    if (!offersSignIn(config)) throw new Error('This site has no sign-in');
    const { createFirebaseProvider } = await import('./firebaseProvider');
    return createFirebaseProvider(config);
  });
  return page[sessionKey];
}

/** Session of the page; releases of this package on the same page share it. */
export const session: AccountSession = {
  startSession(store) {
    try {
      current().startSession(store);
    } catch (error) {
      // The fallback release creates its own session.
      delete page[sessionKey];
      throw error;
    }
  },
  preload: () => current().preload(),
  signUp: (values) => current().signUp(values),
  signIn: (email, password) => current().signIn(email, password),
  signInWithGoogle: () => current().signInWithGoogle(),
  sendPasswordReset: (email) => current().sendPasswordReset(email),
  signInMethod: async () => current().signInMethod(),
  deleteAccount: async (password) => current().deleteAccount(password),
  signOut: () => current().signOut(),
};
