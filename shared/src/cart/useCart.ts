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
  readonly totalQuantity: number;
  /** BRL. */
  readonly total: number;
  add(product: CartableProduct): void;
  increase(id: string): void;
  decrease(id: string): void;
  /** Empties the cart; shows an alert if it is empty already (spec 8). */
  clear(): void;
  open(): void;
}

/** Spec 4, Cart. @throws Error outside a `CartProvider` */
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

export function useIsInCart(id: string): boolean {
  useCartContext();
  return useAppSelector((state) => selectIdsInCart(state).has(id));
}

/** Returns `Cart.add`, and never re-renders. */
export function useAddToCart(): Cart['add'] {
  useCartContext();
  const dispatch = useAppDispatch();
  return useMemo(() => (product: CartableProduct) => void dispatch(itemAdded(product)), [dispatch]);
}
