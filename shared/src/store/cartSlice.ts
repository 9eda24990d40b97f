import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { totalPrice, totalQuantity, withCatalogue, withoutNotes, withProduct, withStep } from '../cart/cartRules';
import type { CartableProduct, CartItem } from '../contracts';
import { panelClosed } from './overlaysSlice';

export interface CartState {
  readonly items: readonly CartItem[];
}

const initialState: CartState = { items: [] };

const replaced = (state: CartState, items: CartState['items']) => (items === state.items ? state : { items });

/** The rules of spec 4, Cart. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Replaces the cart by what local storage or another tab holds. */
    cartRestored: (_state, action: PayloadAction<readonly CartItem[]>): CartState => ({ items: action.payload }),
    /** Adds a product with quantity 1; one that is already there stays as it is. */
    itemAdded: ({ items }: CartState, action: PayloadAction<CartableProduct>): CartState => ({
      items: withProduct(items, action.payload),
    }),
    itemIncreased: ({ items }: CartState, action: PayloadAction<string>): CartState => ({
      items: withStep(items, action.payload, 1),
    }),
    /** Subtracts 1; a line of quantity 1 goes away. */
    itemDecreased: ({ items }: CartState, action: PayloadAction<string>): CartState => ({
      items: withStep(items, action.payload, -1),
    }),
    cartCleared: (): CartState => ({ items: [] }),
    /** Has all lines say what the catalogue says now (`withCatalogue`). */
    catalogueRead: (state: CartState, action: PayloadAction<readonly CartableProduct[]>): CartState =>
      replaced(state, withCatalogue(state.items, action.payload)),
  },
  extraReducers: (builder) =>
    builder.addCase(panelClosed, (state: CartState) => replaced(state, withoutNotes(state.items))),
  selectors: {
    selectCartItems: (state): readonly CartItem[] => state.items,
    /** Made once per change, so that a list of many products may ask for each of them. */
    selectIdsInCart: createSelector(
      [(state: CartState) => state.items],
      (items): ReadonlySet<string> => new Set(items.map(({ id }) => id)),
    ),
    selectTotalQuantity: createSelector([(state: CartState) => state.items], totalQuantity),
    /** BRL. */
    selectCartTotal: createSelector([(state: CartState) => state.items], totalPrice),
  },
});

export const { cartRestored, itemAdded, itemIncreased, itemDecreased, cartCleared, catalogueRead } = cartSlice.actions;
export const { selectCartItems, selectIdsInCart, selectTotalQuantity, selectCartTotal } = cartSlice.selectors;
