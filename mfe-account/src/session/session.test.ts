import { createStore } from '@site/shared';

/** Loads a separate copy of the session module, as another release in the same page does. */
function release(): typeof import('./session') {
  let module: typeof import('./session') | undefined;
  jest.isolateModules(() => {
    module = require('./session');
  });
  if (!module) throw new Error('The module was not loaded');
  return module;
}

const place = Symbol.for('mfe_account/session@1');
const page = globalThis as { [place]?: object };

afterEach(() => {
  delete page[place];
  jest.restoreAllMocks();
});

test('two releases in one page share one session, which starts once', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const [first, second] = [release(), release()];
  expect(first.session).not.toBe(second.session);
  first.session.startSession(createStore());
  const shared = page[place];
  second.session.startSession(createStore());
  expect(page[place]).toBe(shared);
  expect(listen.mock.calls.filter(([type]) => type === 'storage')).toHaveLength(1);
});

test('a session that throws on start leaves the place to that of another release', () => {
  const [broken, other] = [release(), release()];
  jest.spyOn(window, 'addEventListener').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  expect(() => broken.session.startSession(createStore())).toThrow('broken');
  const store = createStore();
  other.session.startSession(store);
  expect(store.getState().session.status).toBe('signed-out');
});
