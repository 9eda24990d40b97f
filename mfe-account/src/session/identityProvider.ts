import type { SessionUser } from '@site/shared';

/** What the session needs of an identity provider (spec 7). Every call rejects with an error that may carry a `code`. */
export interface IdentityProvider {
  /** Creates the account, names it, and only then signs it in; called again after a failure it goes on from there. */
  signUp(name: string, email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  /** Opens the provider's popup; to be called from a click. */
  signInWithGoogle(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  currentUser(): SessionUser | null;
  /** Calls back once the saved session is known, and whenever someone signs in or out, in any tab. */
  onUserChanged(listener: () => void): void;
}
