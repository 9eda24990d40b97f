import type { SiteConfig } from '@site/shared/contracts';
import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  type Persistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateCurrentUser,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { firebaseApp, signUpApp } from './firebaseApp';
import type { IdentityProvider } from './identityProvider';

type ProviderConfig = Pick<SiteConfig, 'firebase' | 'authEmulatorUrl'>;

/** Firebase Auth behind the session's own interface. This file is only ever imported when it is needed. */
export function createFirebaseProvider(config: ProviderConfig): IdentityProvider {
  const auth = initialize(firebaseApp(config), config, browserLocalPersistence);
  /** Where an account lives until it has its name: no tab, this one included, is told of it before. */
  let nameless: Auth | undefined;
  return {
    async signUp(name, email, password) {
      nameless ??= initialize(signUpApp(config), config, inMemoryPersistence);
      const user = await createOrResume(nameless, email, password);
      await updateProfile(user, { displayName: name });
      await updateCurrentUser(auth, user);
      await signOut(nameless);
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

/** A new account, or the one that an earlier attempt created and failed to name. */
async function createOrResume(auth: Auth, email: string, password: string): Promise<User> {
  const user = auth.currentUser;
  if (user?.email !== email.toLowerCase()) return (await createUserWithEmailAndPassword(auth, email, password)).user;
  // The visitor may have changed it since.
  await updatePassword(user, password);
  return user;
}

function initialize(app: FirebaseApp, config: ProviderConfig, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  auth.languageCode = 'pt-BR';
  if (!config.firebase) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
  return auth;
}
