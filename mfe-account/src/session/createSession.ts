import { type SessionUser, signedIn, signedOut } from '@site/shared';
import { type SessionModule, sessionHintKey } from '@site/shared/contracts';
import { markSession } from '@site/shared/early';
import type { SignUpValues } from '@site/shared/forms';
import { type Failure, failureOf, type Operation } from './failures';
import type { IdentityProvider } from './identityProvider';
import { hasSavedSession, readHint, writeHint } from './savedSession';
import { hintFor } from './sessionHint';
import { within } from './timeLimit';

/** The session as the account pages and the user menu use it. An operation resolves to what to tell the visitor. */
export interface AccountSession extends SessionModule {
  /** Brings the identity provider, so that the first operation need not wait for it. */
  preload(): void;
  signUp(values: Pick<SignUpValues, 'UserName' | 'email' | 'password'>): Promise<Failure | null>;
  signIn(email: string, password: string): Promise<Failure | null>;
  /** Takes as long as the visitor keeps Google's popup open. */
  signInWithGoogle(): Promise<Failure | null>;
  sendPasswordReset(email: string): Promise<Failure | null>;
  /** Whether it worked; a failure is only logged (spec 8). */
  signOut(): Promise<boolean>;
}

/** ms after which an operation that got no answer has failed. */
const answerLimit = 15_000;

/**
 * Keeps the store, the marks on the page and the saved hint equal to what the identity provider says.
 *
 * @param loadProvider brings the provider's code; called when needed, and again after a failure
 */
export function createSession(loadProvider: () => Promise<IdentityProvider>): AccountSession {
  let store: Parameters<SessionModule['startSession']>[0] | undefined;
  /** Undefined until the saved session is known. */
  let user: SessionUser | null | undefined;
  let provider: Promise<IdentityProvider> | undefined;
  /** Another tab signed out while the provider here still read the saved session: Firebase misses that, and saves it again. */
  let isOver = false;

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
        if (!isOver || !current) return publish(current);
        isOver = false;
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

  /** Another tab signed someone in, perhaps the same account under a new name, or signed them out. */
  async function followHint() {
    if (!readHint()) {
      // With the provider here, its own listener knows better, once it has read the saved session.
      isOver = provider !== undefined && user === undefined;
      if (!provider) show(null);
      return;
    }
    isOver = false;
    if (!provider) return loadInBackground();
    const loaded = await provider.catch(() => null);
    // Whoever asked for it tells of its failure.
    if (!loaded) return;
    // The provider copies what the other tab saved right after this event.
    await new Promise((done) => setTimeout(done));
    const current = loaded.currentUser();
    if (current) show(current);
  }

  function followOtherTabs() {
    window.addEventListener('storage', ({ key }) => {
      // A null key means that the whole storage was cleared.
      if (key === sessionHintKey || key === null) void followHint();
    });
    // A page that the back button brought out of the browser's cache heard no events meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      if (readHint()) void followHint();
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
      followOtherTabs();
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
