import { type SessionUser, signedIn, signedOut } from '@site/shared';
import { type SessionModule, sessionHintKey } from '@site/shared/contracts';
import { markSession } from '@site/shared/early';
import type { SignUpValues } from '@site/shared/forms';
import { type Failure, failureOf, type Operation } from './failures';
import type { IdentityProvider, SignInMethod } from './identityProvider';
import { hasSavedSession, readHint, writeHint } from './savedSession';
import { hintFor } from './sessionHint';
import { within } from './timeLimit';

/** Session of the account pages and the user menu. Operations resolve to a failure to show, or null. */
export interface AccountSession extends SessionModule {
  preload(): void;
  signUp(values: Pick<SignUpValues, 'UserName' | 'email' | 'password'>): Promise<Failure | null>;
  signIn(email: string, password: string): Promise<Failure | null>;
  /** Settles once Google's popup closes, without a time limit. */
  signInWithGoogle(): Promise<Failure | null>;
  sendPasswordReset(email: string): Promise<Failure | null>;
  /** @throws Error where the provider does not load */
  signInMethod(): Promise<SignInMethod>;
  /** @param password null for accounts of Google, whose popup has no time limit */
  deleteAccount(password: string | null): Promise<Failure | null>;
  /** Resolves to false after a failure, which is logged only (spec 8). */
  signOut(): Promise<boolean>;
}

/** ms after which an operation without an answer fails. */
const answerLimit = 15_000;

/** @param loadProvider called on demand, and again after a failure */
export function createSession(loadProvider: () => Promise<IdentityProvider>): AccountSession {
  let store: Parameters<SessionModule['startSession']>[0] | undefined;
  /** Undefined until the provider has read the saved session. */
  let user: SessionUser | null | undefined;
  let provider: Promise<IdentityProvider> | undefined;
  /** Another tab signed out while the provider here was reading the saved session: Firebase misses that and saves it again. */
  let wasSignedOutElsewhere = false;

  function show(next: SessionUser | null) {
    user = next;
    markSession(next && hintFor(next.displayName).firstName);
    store?.dispatch(next ? signedIn(next) : signedOut());
  }

  function publish(next: SessionUser | null) {
    writeHint(next && hintFor(next.displayName));
    show(next);
  }

  function load(): Promise<IdentityProvider> {
    if (provider) return provider;
    const loading = loadProvider().then((loaded) => {
      loaded.onUserChanged(() => {
        const current = loaded.currentUser();
        if (!wasSignedOutElsewhere || !current) return publish(current);
        wasSignedOutElsewhere = false;
        loaded.signOut().catch((error) => console.error('Erro ao fazer logout:', error));
      });
      return loaded;
    });
    provider = loading;
    loading.catch(() => {
      provider = undefined;
    });
    return loading;
  }

  function loadInBackground() {
    load().catch((error) => console.error('Erro ao carregar o login:', error));
  }

  async function applyHint() {
    if (!readHint()) {
      // A loaded provider reports the sign-out itself, unless it is still reading the saved session.
      wasSignedOutElsewhere = provider !== undefined && user === undefined;
      if (!provider) show(null);
      return;
    }
    wasSignedOutElsewhere = false;
    if (!provider) return loadInBackground();
    const loaded = await provider.catch(() => null);
    // The caller that started the loading reports its failure.
    if (!loaded) return;
    // The provider applies the change of the other tab right after this event.
    await new Promise((done) => setTimeout(done));
    const current = loaded.currentUser();
    if (current) show(current);
  }

  function subscribeToOtherTabs() {
    window.addEventListener('storage', ({ key }) => {
      // A null key means that the whole storage was cleared.
      if (key === sessionHintKey || key === null) void applyHint();
    });
    // Pages receive no storage events while they are in the back/forward cache.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      if (readHint()) void applyHint();
      else show(null);
    });
  }

  async function attempt(operation: Operation, action: () => Promise<void>): Promise<Failure | null> {
    try {
      await action();
      return null;
    } catch (error) {
      return failureOf(operation, error);
    }
  }

  async function signUp({ UserName, email, password }: Parameters<AccountSession['signUp']>[0]) {
    const loaded = await load();
    await loaded.signUp(UserName, email, password);
    publish(loaded.currentUser());
  }

  return {
    startSession(pageStore) {
      if (store) return;
      store = pageStore;
      subscribeToOtherTabs();
      if (user !== undefined) show(user);
      else if (hasSavedSession()) loadInBackground();
      else if (!provider) show(null);
    },
    preload: loadInBackground,
    signUp: (values) => attempt('signUp', () => within(answerLimit, signUp(values))),
    signIn: (email, password) =>
      attempt('signIn', async () => {
        const loaded = await within(
          answerLimit,
          load().then(async (it) => {
            await it.signIn(email, password);
            return it;
          }),
        );
        publish(loaded.currentUser());
      }),
    signInWithGoogle: () =>
      attempt('signInWithGoogle', async () => {
        const loaded = await within(answerLimit, load());
        await loaded.signInWithGoogle();
        publish(loaded.currentUser());
      }),
    sendPasswordReset: (email) =>
      attempt('sendPasswordReset', () =>
        within(
          answerLimit,
          load().then((loaded) => loaded.sendPasswordReset(email)),
        ),
      ),
    signInMethod: async () => (await within(answerLimit, load())).signInMethod(),
    deleteAccount: (password) =>
      attempt('deleteAccount', async () => {
        const loaded = await within(answerLimit, load());
        const deletion = loaded.deleteAccount(password);
        await (password === null ? deletion : within(answerLimit, deletion));
        publish(loaded.currentUser());
      }),
    async signOut() {
      try {
        const loaded = await within(answerLimit, load());
        await within(answerLimit, loaded.signOut());
        return true;
      } catch (error) {
        console.error('Erro ao fazer logout:', error);
        return false;
      }
    },
  };
}
