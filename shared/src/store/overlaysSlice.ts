import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PopupDescription } from '../contracts';

export interface OverlaysState {
  panel: 'none' | 'cart' | 'menu';
  popup: { open: boolean; content: PopupDescription | null };
}

const initialState: OverlaysState = {
  panel: 'none',
  popup: { open: false, content: null },
};

export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    cartOpened(state) {
      state.panel = 'cart';
    },
    menuOpened(state) {
      state.panel = 'menu';
    },
    panelClosed(state) {
      state.panel = 'none';
    },
    openPopup: (state: OverlaysState, { payload }: PayloadAction<PopupDescription>): OverlaysState => ({
      ...state,
      popup: { open: true, content: payload },
    }),
    /** Hides the popup; its content stays until `popupCleared`, 300 ms later. */
    closePopup(state) {
      state.popup.open = false;
    },
    popupCleared(state) {
      if (!state.popup.open) state.popup.content = null;
    },
    /** Dispatched on navigation. */
    overlaysClosed(state) {
      state.panel = 'none';
      state.popup.open = false;
    },
  },
  selectors: {
    selectPanel: (state) => state.panel,
    selectPopup: (state) => state.popup,
  },
});

export const { cartOpened, menuOpened, panelClosed, openPopup, closePopup, popupCleared, overlaysClosed } =
  overlaysSlice.actions;
export const { selectPanel, selectPopup } = overlaysSlice.selectors;
