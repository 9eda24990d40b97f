import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { totalPrice, totalQuantity, withCatalogue, withoutNotes, withProduct, withStep } from '../cart/cartRules';
import type { CartableProduct, CartItem } from '../contracts';
import { cartOpened, overlaysClosed, panelClosed } from './overlaysSlice';

export interface CartState {
  readonly items: readonly CartItem[];
  /** True while the visitor sees the lines: other panels close by the same action. */
  readonly isShown?: boolean;
}

const initialState: CartState = { items: [] };

const replaced = (state: CartState, items: CartState['items']) => (items === state.items ? state : { ...state, items });

/** Notes of changed prices go once the visitor has seen them. */
const hidden = (state: CartState): CartState => (state.isShown ? { items: withoutNotes(state.items) } : state);

/** The rules of spec 4, Cart. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Replaces the cart by what local storage or another tab holds. */
    cartRestored: (state: CartState, action: PayloadAction<readonly CartItem[]>): CartState =>
      replaced(state, action.payload),
    /** Adds a product with quantity 1; one that is already there stays as it is. */
    itemAdded: (state: CartState, action: PayloadAction<CartableProduct>): CartState =>
      replaced(state, withProduct(state.items, action.payload)),
    itemIncreased: (state: CartState, action: PayloadAction<string>): CartState =>
      replaced(state, withStep(state.items, action.payload, 1)),
    /** Subtracts 1; a line of quantity 1 goes away. */
    itemDecreased: (state: CartState, action: PayloadAction<string>): CartState =>
      replaced(state, withStep(state.items, action.payload, -1)),
    cartCleared: (state: CartState): CartState => replaced(state, []),
    /** Has all lines say what the catalogue says now (`withCatalogue`). */
    catalogueRead: (state: CartState, action: PayloadAction<readonly CartableProduct[]>): CartState =>
      replaced(state, withCatalogue(state.items, action.payload)),
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartOpened, (state: CartState): CartState => ({ ...state, isShown: true }))
      .addCase(panelClosed, hidden)
      .addCase(overlaysClosed, hidden),
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
