import type { PageModule } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';

export interface PurchaseUnavailableProps {
  /** Label that tells the company where the message came from, such as `Carrinho`. */
  readonly origin: string;
}

/** What mfe-cart lets the others load. */
export interface CartModules {
  'mfe_cart/CartPanel': PageModule;
  'mfe_cart/PurchaseUnavailable': PageModule<PurchaseUnavailableProps>;
}

export const cartRemote: RegisteredRemote<PageOf<CartModules>> = {
  folder: 'mfe-cart',
  pages: [],
  inside: { 'mfe_cart/PurchaseUnavailable': ['mfe_content/ContactForm'] },
};
