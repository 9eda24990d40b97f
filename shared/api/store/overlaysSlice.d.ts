import { type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../contracts';
/** Content of the popup, as data: the shell maps `kind` to a remote's component. */
export interface PopupDescription {
    readonly kind: 'purchase-unavailable';
    /** Value of `origem_formulario` in the popup's form. */
    readonly origin: string;
    /** Products to ask a quote for, as the visitor sees them when the popup opens. */
    readonly items?: readonly CartItem[] | undefined;
}
export interface OverlaysState {
    panel: 'none' | 'cart' | 'menu';
    popup: {
        open: boolean;
        content: PopupDescription | null;
    };
}
export declare const overlaysSlice: import("@reduxjs/toolkit").Slice<OverlaysState, {
    cartOpened(state: {
        panel: "none" | "cart" | "menu";
        popup: {
            open: boolean;
            content: {
                kind: "purchase-unavailable";
                origin: string;
                items?: {
                    id: string;
                    name: string;
                    price: number;
                    imagePath: string;
                    fullName?: string;
                    type?: string;
                    productLink?: string;
                    sobConsulta?: boolean;
                    quantity: number;
                    previousPrice?: number;
                    isGone?: boolean;
                }[] | undefined;
            } | null;
        };
    }): void;
    menuOpened(state: {
        panel: "none" | "cart" | "menu";
        popup: {
            open: boolean;
            content: {
                kind: "purchase-unavailable";
                origin: string;
                items?: {
                    id: string;
                    name: string;
                    price: number;
                    imagePath: string;
                    fullName?: string;
                    type?: string;
                    productLink?: string;
                    sobConsulta?: boolean;
                    quantity: number;
                    previousPrice?: number;
                    isGone?: boolean;
                }[] | undefined;
            } | null;
        };
    }): void;
    panelClosed(state: {
        panel: "none" | "cart" | "menu";
        popup: {
            open: boolean;
            content: {
                kind: "purchase-unavailable";
                origin: string;
                items?: {
                    id: string;
                    name: string;
                    price: number;
                    imagePath: string;
                    fullName?: string;
                    type?: string;
                    productLink?: string;
                    sobConsulta?: boolean;
                    quantity: number;
                    previousPrice?: number;
                    isGone?: boolean;
                }[] | undefined;
            } | null;
        };
    }): void;
    openPopup: (state: OverlaysState, { payload }: PayloadAction<PopupDescription>) => OverlaysState;
    /** Hides the popup; its content stays until `popupCleared`, 300 ms later. */
    closePopup(state: {
        panel: "none" | "cart" | "menu";
        popup: {
            open: boolean;
            content: {
                kind: "purchase-unavailable";
                origin: string;
                items?: {
                    id: string;
                    name: string;
                    price: number;
                    imagePath: string;
                    fullName?: string;
                    type?: string;
                    productLink?: string;
                    sobConsulta?: boolean;
                    quantity: number;
                    previousPrice?: number;
                    isGone?: boolean;
                }[] | undefined;
            } | null;
        };
    }): void;
    popupCleared(state: {
        panel: "none" | "cart" | "menu";
        popup: {
            open: boolean;
            content: {
                kind: "purchase-unavailable";
                origin: string;
                items?: {
                    id: string;
                    name: string;
                    price: number;
                    imagePath: string;
                    fullName?: string;
                    type?: string;
                    productLink?: string;
                    sobConsulta?: boolean;
                    quantity: number;
                    previousPrice?: number;
                    isGone?: boolean;
                }[] | undefined;
            } | null;
        };
    }): void;
    /** Dispatched on navigation. */
    overlaysClosed(state: {
        panel: "none" | "cart" | "menu";
        popup: {
            open: boolean;
            content: {
                kind: "purchase-unavailable";
                origin: string;
                items?: {
                    id: string;
                    name: string;
                    price: number;
                    imagePath: string;
                    fullName?: string;
                    type?: string;
                    productLink?: string;
                    sobConsulta?: boolean;
                    quantity: number;
                    previousPrice?: number;
                    isGone?: boolean;
                }[] | undefined;
            } | null;
        };
    }): void;
}, "overlays", "overlays", {
    selectPanel: (state: OverlaysState) => "menu" | "cart" | "none";
    selectPopup: (state: OverlaysState) => {
        open: boolean;
        content: PopupDescription | null;
    };
}>;
export declare const cartOpened: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"overlays/cartOpened">, menuOpened: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"overlays/menuOpened">, panelClosed: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"overlays/panelClosed">, openPopup: import("@reduxjs/toolkit").ActionCreatorWithPayload<PopupDescription, "overlays/openPopup">, closePopup: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"overlays/closePopup">, popupCleared: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"overlays/popupCleared">, overlaysClosed: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"overlays/overlaysClosed">;
export declare const selectPanel: import("reselect").Selector<{
    overlays: OverlaysState;
}, "menu" | "cart" | "none", []> & {
    unwrapped: (state: OverlaysState) => "menu" | "cart" | "none";
}, selectPopup: import("reselect").Selector<{
    overlays: OverlaysState;
}, {
    open: boolean;
    content: PopupDescription | null;
}, []> & {
    unwrapped: (state: OverlaysState) => {
        open: boolean;
        content: PopupDescription | null;
    };
};
