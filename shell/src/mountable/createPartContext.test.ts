import { createStore, signedOut } from '@site/shared';
import { createMemoryNavigation, sampleConfig } from '@site/shared/standalone';
import { createPartContext } from './createPartContext';

const create = (url = '/produtos?filtro=co2#a') => {
  const services = { store: createStore(), navigation: createMemoryNavigation(url), config: sampleConfig };
  return { ...services, context: createPartContext(services, () => {}) };
};

test('a part reads cart, session and address, and gets the same object until one of them changes', () => {
  const { context, store, navigation } = create();
  const first = context.read();
  expect(first).toMatchObject({
    cart: [],
    session: { status: 'unknown', user: null },
    location: { pathname: '/produtos', search: '?filtro=co2', hash: '#a' },
  });
  expect(context.read()).toBe(first);
  store.dispatch(signedOut());
  expect(context.read().session.status).toBe('signed-out');
  expect(context.read()).not.toBe(first);
  navigation.navigator.push('/contato');
  expect(context.read().location.pathname).toBe('/contato');
  expect(context.config).toBe(sampleConfig);
});

test('the state of the server has neither query nor anchor, and never changes', () => {
  const { context, store } = create();
  const served = context.readServer();
  expect(served.location).toEqual({ pathname: '/produtos', search: '', hash: '' });
  store.dispatch(signedOut());
  expect(context.readServer()).toBe(served);
  expect(served.session.status).toBe('unknown');
});

test('a part hears of changes of the store and of the address until it ends its subscription', () => {
  const { context, store, navigation } = create();
  const listener = jest.fn();
  const end = context.subscribe(listener);
  store.dispatch(signedOut());
  navigation.navigator.push('/contato');
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  store.dispatch(signedOut());
  navigation.navigator.push('/');
  expect(listener).toHaveBeenCalledTimes(2);
});
