import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { totalPrice, totalQuantity, withCatalogue, withoutNotes, withProduct, withStep } from '../cart/cartRules';
import type { CartableProduct, CartItem } from '../contracts';
import { cartOpened, overlaysClosed, panelClosed } from './overlaysSlice';

export interface CartState {
  readonly items: readonly CartItem[];
  /** True while the cart panel is open; other panels close by the same action. */
  readonly isShown?: boolean;
}

const initialState: CartState = { items: [] };

const replaced = (state: CartState, items: CartState['items']) => (items === state.items ? state : { ...state, items });

/** Removes the notes of changed prices once the visitor has seen them. */
const afterClosing = (state: CartState): CartState => (state.isShown ? { items: withoutNotes(state.items) } : state);

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRestored: (state: CartState, action: PayloadAction<readonly CartItem[]>): CartState =>
      replaced(state, action.payload),
    itemAdded: (state: CartState, action: PayloadAction<CartableProduct>): CartState =>
      replaced(state, withProduct(state.items, action.payload)),
    itemIncreased: (state: CartState, action: PayloadAction<string>): CartState =>
      replaced(state, withStep(state.items, action.payload, 1)),
    itemDecreased: (state: CartState, action: PayloadAction<string>): CartState =>
      replaced(state, withStep(state.items, action.payload, -1)),
    cartCleared: (state: CartState): CartState => replaced(state, []),
    catalogueRead: (state: CartState, action: PayloadAction<readonly CartableProduct[]>): CartState =>
      replaced(state, withCatalogue(state.items, action.payload)),
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartOpened, (state: CartState): CartState => ({ ...state, isShown: true }))
      .addCase(panelClosed, afterClosing)
      .addCase(overlaysClosed, afterClosing),
  selectors: {
    selectCartItems: (state): readonly CartItem[] => state.items,
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
