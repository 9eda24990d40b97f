import { createStore } from './createStore';
import { selectSession, signedIn, signedOut } from './sessionSlice';

const user = { uid: '1', displayName: 'Maria Silva', email: 'maria@example.com' };

test('the session is unknown until a sign-in or sign-out is reported', () => {
  const store = createStore();
  expect(selectSession(store.getState())).toEqual({ status: 'unknown', user: null });
  store.dispatch(signedIn(user));
  expect(selectSession(store.getState())).toEqual({ status: 'signed-in', user });
  store.dispatch(signedOut());
  expect(selectSession(store.getState())).toEqual({ status: 'signed-out', user: null });
});
