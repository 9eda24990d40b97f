import type { SessionUser } from '@site/shared';
import type { IdentityProvider } from '../session/identityProvider';

export interface FakeProvider extends IdentityProvider {
  /** Simulates a sign-in or sign-out in any tab. */
  become(user: SessionUser | null): void;
}

export const maria: SessionUser = { uid: '1', displayName: 'Maria da Silva', email: 'maria@example.com' };

export function createFakeProvider(saved: SessionUser | null = null): FakeProvider {
  let user = saved;
  const listeners: (() => void)[] = [];
  function become(next: SessionUser | null) {
    user = next;
    for (const listener of listeners) listener();
  }
  return {
    become,
    currentUser: () => user,
    onUserChanged(listener) {
      listeners.push(listener);
      queueMicrotask(listener);
    },
    signUp: async (name, email) => become({ uid: '2', displayName: name, email }),
    signIn: async (email) => become({ ...maria, email }),
    signInWithGoogle: async () => become(maria),
    sendPasswordReset: async () => {},
    signInMethod: () => 'password',
    deleteAccount: async () => become(null),
    signOut: async () => become(null),
  };
}
