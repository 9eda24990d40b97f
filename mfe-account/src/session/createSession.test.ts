import { createStore, selectSession } from '@site/shared';
import { createFakeProvider, type FakeProvider, maria } from '../testing/fakeProvider';
import { createSession } from './createSession';

const root = document.documentElement;
const never = new Promise<never>(() => {});

const listen = jest.spyOn(window, 'addEventListener');

afterEach(() => {
  // Removes the session's listeners, which in a browser live as long as the page.
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  localStorage.clear();
  root.removeAttribute('data-session');
  jest.useRealTimers();
});

function setUp(provider: FakeProvider = createFakeProvider()) {
  const store = createStore();
  const load = jest.fn(async () => provider);
  const session = createSession(load);
  return { store, load, session, provider, state: () => selectSession(store.getState()) };
}

/** Sets up a session and starts it, as a started page does. */
function start(...args: Parameters<typeof setUp>) {
  const page = setUp(...args);
  page.session.startSession(page.store);
  return page;
}

const settled = () => new Promise((done) => setTimeout(done, 5));
const saveHint = () => localStorage.setItem('session-hint', '{"firstName":"Maria"}');
const hint = () => localStorage.getItem('session-hint');

/** Changes the hint and dispatches the storage event of a change in another tab. */
function otherTab(change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-hint' }));
}

describe('startSession', () => {
  test('signs a visitor without a saved session out at once, without loading the provider', () => {
    const { load, state } = start();
    expect(state().status).toBe('signed-out');
    expect(root.dataset.session).toBe('signed-out');
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['the hint', saveHint],
    ['the provider’s own entry', () => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}')],
  ])('loads the provider for %s in storage and takes the user from it', async (_name, save) => {
    save();
    const { load, state } = start(createFakeProvider(maria));
    expect(state().status).toBe('unknown');
    await settled();
    expect(state()).toEqual({ status: 'signed-in', user: maria });
    expect(root.dataset.session).toBe('signed-in');
    expect(hint()).toBe('{"firstName":"Maria"}');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('works where storage is forbidden', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { state } = start();
    expect(state().status).toBe('signed-out');
    forbidden.mockRestore();
  });
});

describe('operations', () => {
  test('a failed sign-out is logged and leaves the session (spec 8)', async () => {
    saveHint();
    const failure = new Error('no');
    const { session, state } = start({ ...createFakeProvider(maria), signOut: () => Promise.reject(failure) });
    await settled();
    const log = jest.mocked(console.error).mockImplementationOnce(() => {});
    await expect(session.signOut()).resolves.toBe(false);
    expect(log).toHaveBeenLastCalledWith('Erro ao fazer logout:', failure);
    expect(state().status).toBe('signed-in');
  });

  test.each([
    ['signIn', 'Erro ao fazer login. Tente novamente.'],
    ['signUp', 'Falha ao criar a conta. Tente novamente.'],
    ['sendPasswordReset', 'Erro ao enviar link de recuperação.'],
  ] as const)('%s fails after 15 s without an answer', async (operation, message) => {
    jest.useFakeTimers();
    jest.mocked(console.error).mockImplementationOnce(() => {});
    const { session } = setUp({ ...createFakeProvider(), [operation]: () => never });
    const values = { UserName: 'Ana', email: 'ana@example.com', password: 'x' };
    const attempts = {
      signIn: () => session.signIn(values.email, values.password),
      signUp: () => session.signUp(values),
      sendPasswordReset: () => session.sendPasswordReset(values.email),
    };
    let failure: unknown = 'pending';
    void attempts[operation]().then((result) => {
      failure = result;
    });
    await jest.advanceTimersByTimeAsync(14_900);
    expect(failure).toBe('pending');
    await jest.advanceTimersByTimeAsync(200);
    expect(failure).toEqual({ message });
  });

  test('a sign-in that is answered after the limit signs the visitor in all the same', async () => {
    jest.useFakeTimers();
    jest.mocked(console.error).mockImplementationOnce(() => {});
    const provider = createFakeProvider();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const signIn = () => answered.then(() => provider.become(maria));
    const { session, state } = start({ ...provider, signIn });
    const ended = session.signIn('maria@example.com', 'x');
    await jest.advanceTimersByTimeAsync(15_100);
    await expect(ended).resolves.not.toBeNull();
    expect(state().status).toBe('signed-out');
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect(state().user).toEqual(maria);
  });

  test('a sign-in with Google has no time limit, since its popup may stay open', async () => {
    jest.useFakeTimers();
    const { session } = setUp({ ...createFakeProvider(), signInWithGoogle: () => never });
    const ended = jest.fn();
    void session.signInWithGoogle().then(ended);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(ended).not.toHaveBeenCalled();
  });

  test('a provider that could not be loaded is loaded again by the next operation', async () => {
    const load = jest.fn<Promise<FakeProvider>, []>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(createFakeProvider());
    const session = createSession(load);
    jest.mocked(console.error).mockImplementationOnce(() => {});
    await expect(session.signIn('a@b.com', 'x')).resolves.toEqual({ message: 'Erro ao fazer login. Tente novamente.' });
    await expect(session.signIn('a@b.com', 'x')).resolves.toBeNull();
  });
});

describe('another tab', () => {
  test.each([
    ['out', [() => localStorage.removeItem('session-hint')], null],
    ['out and in again', [() => localStorage.removeItem('session-hint'), saveHint], maria],
  ])(
    'signs %s while the provider here still reads the saved session: this tab ends in the newest state',
    async (_how, changes, user) => {
      saveHint();
      const { provider, state } = start(createFakeProvider(maria));
      for (const change of changes) otherTab(change);
      await settled();
      expect(provider.currentUser()).toEqual(user);
      expect(state().user).toEqual(user);
      expect(hint() !== null).toBe(user !== null);
    },
  );

  test('signs out before this tab has loaded the provider: this tab is signed out without loading it', () => {
    const { load } = start();
    root.dataset.session = 'signed-in';
    otherTab(() => localStorage.removeItem('session-hint'));
    expect(root.dataset.session).toBe('signed-out');
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['signs a page from the back/forward cache out', true, 'signed-out'],
    ['leaves a page that is shown for the first time', false, 'signed-in'],
  ])('has left no hint: that %s', (_what, persisted, marked) => {
    const { load } = start();
    root.dataset.session = 'signed-in';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(root.dataset.session).toBe(marked);
    expect(load).not.toHaveBeenCalled();
  });

  test('signs the same account in with a new name: this tab gets the name', async () => {
    saveHint();
    const nameless = { ...maria, displayName: null };
    const provider = createFakeProvider(nameless);
    let current = nameless as typeof maria;
    const { state } = start({ ...provider, currentUser: () => current });
    await settled();
    expect(state().user?.displayName).toBeNull();
    current = maria;
    otherTab(saveHint);
    await settled();
    expect(state().user).toEqual(maria);
  });
});
