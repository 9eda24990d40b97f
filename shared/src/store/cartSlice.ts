import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartableProduct, CartItem } from '../contracts';

export interface CartState {
  readonly items: readonly CartItem[];
}

const initialState: CartState = { items: [] };

/** The rules of spec 4, Cart. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Replaces the cart by what local storage or another tab holds. */
    cartRestored: (_state, action: PayloadAction<readonly CartItem[]>): CartState => ({ items: action.payload }),
    /** Adds a product with quantity 1; one that is already there stays as it is. */
    itemAdded: ({ items }: CartState, action: PayloadAction<CartableProduct>): CartState => ({
      items: items.some(({ id }) => id === action.payload.id) ? items : [...items, { ...action.payload, quantity: 1 }],
    }),
    itemIncreased: ({ items }: CartState, action: PayloadAction<string>): CartState => ({
      items: items.map((item) => (item.id === action.payload ? { ...item, quantity: item.quantity + 1 } : item)),
    }),
    /** Subtracts 1; a line of quantity 1 goes away. */
    itemDecreased: ({ items }: CartState, action: PayloadAction<string>): CartState => ({
      items: items
        .map((item) => (item.id === action.payload ? { ...item, quantity: item.quantity - 1 } : item))
        .filter(({ quantity }) => quantity > 0),
    }),
    cartCleared: (): CartState => ({ items: [] }),
  },
  selectors: {
    selectCartItems: (state): readonly CartItem[] => state.items,
    /** Made once per change, so that a list of many products may ask for each of them. */
    selectIdsInCart: createSelector(
      [(state: CartState) => state.items],
      (items): ReadonlySet<string> => new Set(items.map(({ id }) => id)),
    ),
    selectTotalQuantity: createSelector([(state: CartState) => state.items], (items) =>
      items.reduce((sum, item) => sum + item.quantity, 0),
    ),
    /** BRL: sum of price times quantity, rounded to centavos (spec 9). */
    selectCartTotal: createSelector(
      [(state: CartState) => state.items],
      (items) => items.reduce((centavos, item) => centavos + Math.round(item.price * 100) * item.quantity, 0) / 100,
    ),
  },
});

export const { cartRestored, itemAdded, itemIncreased, itemDecreased, cartCleared } = cartSlice.actions;
export const { selectCartItems, selectIdsInCart, selectTotalQuantity, selectCartTotal } = cartSlice.selectors;
