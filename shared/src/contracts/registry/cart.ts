import type { CartItem } from '../cartItem';
import type { PageModule } from '../pageModule';
import type { OwnedNames, PageOf, RegisteredRemote } from './registeredRemote';

export interface PurchaseUnavailableProps {
  /** Origin of the message for the company, such as `Carrinho`. */
  readonly origin: string;
  readonly items?: readonly CartItem[] | undefined;
}

export interface CartModules {
  'mfe_cart/CartPanel': PageModule;
  'mfe_cart/PurchaseUnavailable': PageModule<PurchaseUnavailableProps>;
}

export const cartRemote: RegisteredRemote<PageOf<CartModules>> = {
  folder: 'mfe-cart',
  pages: [],
  inside: { 'mfe_cart/PurchaseUnavailable': ['mfe_content/ContactForm'] },
};

export const cartNames: OwnedNames = {
  folder: 'mfe-cart',
  ids: ['quote-*'],
  attributes: ['data-cart', 'data-focus'],
};
