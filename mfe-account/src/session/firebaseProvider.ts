import type { SiteConfig } from '@site/shared/contracts';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { firebaseApp } from './firebaseApp';
import type { IdentityProvider } from './identityProvider';

/** Firebase Auth behind the session's own interface. This file is only ever imported when it is needed. */
export function createFirebaseProvider(config: Pick<SiteConfig, 'firebase' | 'authEmulatorUrl'>): IdentityProvider {
  const auth = initialize(config);
  return {
    async signUp(name, email, password) {
      // An earlier attempt may have created the account and failed to name it.
      const user =
        auth.currentUser?.email === email.toLowerCase()
          ? auth.currentUser
          : (await createUserWithEmailAndPassword(auth, email, password)).user;
      await updateProfile(user, { displayName: name });
    },
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    async signInWithGoogle() {
      // Handed over here and not at the start: it fetches a script from Google.
      await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    currentUser() {
      const user = auth.currentUser;
      return user && { uid: user.uid, displayName: user.displayName, email: user.email };
    },
    onUserChanged(listener) {
      onAuthStateChanged(auth, listener);
    },
  };
}

function initialize(config: Pick<SiteConfig, 'firebase' | 'authEmulatorUrl'>): Auth {
  const auth = initializeAuth(firebaseApp(config), { persistence: browserLocalPersistence });
  auth.languageCode = 'pt-BR';
  if (!config.firebase) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
  return auth;
}
