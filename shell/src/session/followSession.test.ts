import { createStore, type RemoteLoader } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { startSession } from './followSession';

type Session = RemoteModules['mfe_account/session'];

const store = createStore();
const works = (): Session => ({ default: { startSession: jest.fn() } });
const throws = (): Session => ({
  default: {
    startSession() {
      throw new Error('broken');
    },
  },
});

/** Creates a loader that returns the first session, and the others as its replacements in order. */
function loaderOf(...sessions: readonly Session[]) {
  const [first, ...others] = sessions;
  const next = () => {
    const session = others.shift();
    return session ? Promise.resolve(session) : null;
  };
  return {
    load: jest.fn(() => Promise.resolve(first)),
    replace: jest.fn(next),
  } as unknown as RemoteLoader & { readonly replace: jest.Mock };
}

test('startSession passes the store to the account remote’s session', async () => {
  const session = works();
  const loader = loaderOf(session);
  await startSession(loader, store);
  expect(session.default.startSession).toHaveBeenCalledWith(store);
  expect(loader.replace).not.toHaveBeenCalled();
});

test('a session that throws is replaced by that of the fallback release', async () => {
  const [broken, fallback] = [throws(), works()];
  const loader = loaderOf(broken, fallback);
  await startSession(loader, store);
  expect(loader.replace.mock.calls).toEqual([
    ['mfe_account/session', { module: broken, phase: 'effect', error: new Error('broken'), isStandIn: false }],
  ]);
  expect(fallback.default.startSession).toHaveBeenCalledWith(store);
});

test('a second session that throws ends the attempts without an error', async () => {
  const loader = loaderOf(throws(), throws());
  await startSession(loader, store);
  expect(loader.replace.mock.calls.map(([, { isStandIn }]) => isStandIn)).toEqual([false, true]);
});
