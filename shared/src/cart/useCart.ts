import { useMemo } from 'react';
import { showAlert } from '../alert/showAlert';
import type { CartableProduct, CartItem } from '../contracts';
import {
  cartCleared,
  itemAdded,
  itemDecreased,
  itemIncreased,
  selectCartItems,
  selectCartTotal,
  selectIdsInCart,
  selectTotalQuantity,
} from '../store/cartSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { cartOpened } from '../store/overlaysSlice';
import { useCartContext } from './CartProvider';

export interface Cart {
  readonly items: readonly CartItem[];
  /** Units of all lines together. */
  readonly totalQuantity: number;
  /** BRL. */
  readonly total: number;
  add(product: CartableProduct): void;
  increase(id: string): void;
  decrease(id: string): void;
  /** Empties the cart, or says so in an alert when it is empty already (spec 8). */
  clear(): void;
  /** Opens the cart panel. */
  open(): void;
}

/**
 * The cart and what can be done with it (spec 4, Cart).
 *
 * @throws Error outside a `CartProvider`
 */
export function useCart(): Cart {
  useCartContext();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectCartItems);
  const totalQuantity = useAppSelector(selectTotalQuantity);
  const total = useAppSelector(selectCartTotal);
  const actions = useMemo(
    () => ({
      add: (product: CartableProduct) => void dispatch(itemAdded(product)),
      increase: (id: string) => void dispatch(itemIncreased(id)),
      decrease: (id: string) => void dispatch(itemDecreased(id)),
      clear: () => {
        if (selectCartItems(store.getState()).length === 0) showAlert('Seu carrinho está vazio!');
        else dispatch(cartCleared());
      },
      open: () => void dispatch(cartOpened()),
    }),
    [dispatch, store],
  );
  return useMemo(() => ({ items, totalQuantity, total, ...actions }), [items, totalQuantity, total, actions]);
}

/** Whether a product is in the cart; re-renders only when that changes, so that a long list stays cheap. */
export function useIsInCart(id: string): boolean {
  useCartContext();
  return useAppSelector((state) => selectIdsInCart(state).has(id));
}

/** `Cart.add` alone, for components that never show the cart's content. */
export function useAddToCart(): Cart['add'] {
  useCartContext();
  const dispatch = useAppDispatch();
  return useMemo(() => (product: CartableProduct) => void dispatch(itemAdded(product)), [dispatch]);
}
