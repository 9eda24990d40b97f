import type { SiteConfig } from '@site/shared/contracts';
import { type FirebaseApp, FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  type Persistence,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
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

/** Identity provider by Firebase Auth. Import this file dynamically: Firebase is large. */
export function createFirebaseProvider(config: ProviderConfig): IdentityProvider {
  const auth = initialize(firebaseApp(config), config, browserLocalPersistence);
  /** Signs in new accounts until they have a name: `auth` would report them to every tab before. */
  let signUpAuth: Auth | undefined;
  return {
    async signUp(name, email, password) {
      signUpAuth ??= initialize(signUpApp(config), config, inMemoryPersistence);
      const user = await createOrResume(signUpAuth, email, password);
      await updateProfile(user, { displayName: name });
      await updateCurrentUser(auth, user);
      await signOut(signUpAuth);
    },
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    async signInWithGoogle() {
      // The resolver fetches a script from Google, so it is not passed to `initializeAuth`.
      await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    signInMethod() {
      const ids = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
      return ids.includes('google.com') && !ids.includes('password') ? 'google' : 'password';
    },
    // The site stores no documents (`documentDatabase.ts`). A feature that stores some must delete them here, before the account.
    async deleteAccount(password) {
      const user = signedInUser(auth);
      if (password === null) {
        await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
      } else {
        await confirmPassword(user, password);
      }
      await deleteUser(user);
    },
    currentUser() {
      const user = auth.currentUser;
      return user && { uid: user.uid, displayName: user.displayName, email: user.email };
    },
    onUserChanged(listener) {
      onAuthStateChanged(auth, listener);
    },
  };
}

function signedInUser(auth: Auth): User {
  if (!auth.currentUser) throw new FirebaseError('auth/no-current-user', 'Nobody is signed in');
  return auth.currentUser;
}

async function confirmPassword(user: User, password: string): Promise<void> {
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  } catch (error) {
    // Firebase reports a deleted account as another one, which a password cannot belong to.
    if (!(error instanceof FirebaseError) || error.code !== 'auth/user-mismatch') throw error;
    throw new FirebaseError('auth/user-not-found', error.message);
  }
}

/** Creates an account, or resumes with that of an earlier attempt which failed before it had a name. */
async function createOrResume(auth: Auth, email: string, password: string): Promise<User> {
  const user = auth.currentUser;
  if (user?.email !== email.toLowerCase()) return (await createUserWithEmailAndPassword(auth, email, password)).user;
  // The visitor may have typed another password since.
  await updatePassword(user, password);
  return user;
}

function initialize(app: FirebaseApp, config: ProviderConfig, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  auth.languageCode = 'pt-BR';
  if (!config.firebase) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
  return auth;
}
