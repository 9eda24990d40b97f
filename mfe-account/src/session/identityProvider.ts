import type { SessionUser } from '@site/shared';

export type SignInMethod = 'password' | 'google';

/** Identity provider behind the session (spec 7). Every method rejects with an error that may have a `code`. */
export interface IdentityProvider {
  /** Creates the account, sets its name, then signs it in. A call after a failure resumes. */
  signUp(name: string, email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  /** Opens the provider's popup, which browsers allow only in a click. */
  signInWithGoogle(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** Method of the signed-in account; an account with both confirms by password. */
  signInMethod(): SignInMethod;
  /** Deletes for good, and signs out. @param password null opens Google's popup, which needs a click */
  deleteAccount(password: string | null): Promise<void>;
  currentUser(): SessionUser | null;
  /** Calls the listener once the saved session has been read, and after each sign-in or sign-out in any tab. */
  onUserChanged(listener: () => void): void;
}
