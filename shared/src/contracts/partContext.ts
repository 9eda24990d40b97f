import type { CartableProduct, CartItem } from './cartItem';
import type { PopupDescription } from './popup';
import type { SessionState } from './session';
import type { SiteConfig } from './siteConfig';

/**
 * State of the site for mountable parts.
 *
 * @sealed
 */
export interface SiteState {
  readonly cart: readonly CartItem[];
  readonly session: SessionState;
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
}

/** Request of a mountable part to the site. */
export type SiteCommand =
  /** `to`: path on this site, with query and anchor. */
  | { readonly type: 'navigate'; readonly to: string }
  | { readonly type: 'addToCart'; readonly product: CartableProduct }
  | { readonly type: 'changeQuantity'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'clearCart' }
  | { readonly type: 'openCart' }
  | { readonly type: 'openPopup'; readonly popup: PopupDescription }
  /** Closes menu, cart and popup. */
  | { readonly type: 'closeOverlays' };

/**
 * Services of the site for mountable parts.
 *
 * @sealed
 */
export interface PartContext {
  readonly config: SiteConfig;
  /** Current state: the same object until something in it changes. */
  read(): SiteState;
  /** State with which the server rendered: empty cart, unknown session, address without query and anchor. */
  readServer(): SiteState;
  /** Calls back after changes of the state. @returns function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** @throws Error during a server render */
  dispatch(command: SiteCommand): void;
}
