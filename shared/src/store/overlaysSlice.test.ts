import { createStore } from './createStore';
import {
  cartOpened,
  closePopup,
  openPopup,
  overlaysClosed,
  popupCleared,
  selectPanel,
  selectPopup,
} from './overlaysSlice';

const content = { kind: 'purchase-unavailable', origin: 'Carrinho' } as const;
const other = { kind: 'purchase-unavailable', origin: 'Produto: Extintor' } as const;

function after(...actions: Parameters<ReturnType<typeof createStore>['dispatch']>[0][]) {
  const store = createStore();
  for (const action of actions) store.dispatch(action);
  return { panel: selectPanel(store.getState()), popup: selectPopup(store.getState()) };
}

test('the popup opens over the cart, which stays open', () => {
  expect(after(cartOpened(), openPopup(content))).toEqual({ panel: 'cart', popup: { open: true, content } });
});

test('a closed popup keeps its content until it is cleared', () => {
  expect(after(openPopup(content), closePopup()).popup).toEqual({ open: false, content });
  expect(after(openPopup(content), closePopup(), popupCleared()).popup).toEqual({ open: false, content: null });
});

test('a popup that was opened again is not cleared', () => {
  expect(after(openPopup(content), closePopup(), openPopup(other), popupCleared()).popup).toEqual({
    open: true,
    content: other,
  });
});

test('a page change closes panel and popup', () => {
  expect(after(cartOpened(), openPopup(content), overlaysClosed())).toEqual({
    panel: 'none',
    popup: { open: false, content },
  });
});
