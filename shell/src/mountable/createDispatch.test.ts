import { createStore, openPopup, overlaysClosed } from '@site/shared';
import type { SiteCommand } from '@site/shared/contracts';
import { createMemoryNavigation, sampleConfig } from '@site/shared/standalone';
import { createDispatch } from './createDispatch';

const cart = { add: jest.fn(), increase: jest.fn(), decrease: jest.fn(), clear: jest.fn(), open: jest.fn() };
const product = { id: 'AP-10L', name: 'Extintor', price: 180, imagePath: '/a.svg' };

function create() {
  const services = { store: createStore(), navigation: createMemoryNavigation('/'), config: sampleConfig };
  return { ...services, dispatch: createDispatch(services, { openPopup, overlaysClosed }, cart) };
}

test.each<[SiteCommand, keyof typeof cart, readonly unknown[]]>([
  [{ type: 'addToCart', product }, 'add', [product]],
  [{ type: 'changeQuantity', id: 'AP-10L', by: 1 }, 'increase', ['AP-10L']],
  [{ type: 'changeQuantity', id: 'AP-10L', by: -1 }, 'decrease', ['AP-10L']],
  [{ type: 'clearCart' }, 'clear', []],
  [{ type: 'openCart' }, 'open', []],
])('the command %j reaches the cart', (command, name, given) => {
  create().dispatch(command);
  expect(cart[name].mock.calls).toEqual([given]);
});

test('navigate leads to a path with query and anchor', () => {
  const { dispatch, navigation } = create();
  dispatch({ type: 'navigate', to: '/contato?produto=AP-10L#form' });
  expect(navigation.getState().location).toMatchObject({
    pathname: '/contato',
    search: '?produto=AP-10L',
    hash: '#form',
  });
});

test('openPopup opens the popup, and closeOverlays closes it', () => {
  const { dispatch, store } = create();
  const popup = { kind: 'purchase-unavailable', origin: 'Promoções' } as const;
  dispatch({ type: 'openPopup', popup });
  expect(store.getState().overlays.popup).toEqual({ open: true, content: popup });
  dispatch({ type: 'closeOverlays' });
  expect(store.getState().overlays.popup.open).toBe(false);
});
