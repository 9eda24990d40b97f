import type { CartItem } from '../cartItem';
import type { PageModule } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';
export interface PurchaseUnavailableProps {
    /** Origin of the message for the company, such as `Carrinho`. */
    readonly origin: string;
    /** Products to ask a quote for. */
    readonly items?: readonly CartItem[] | undefined;
}
/** Modules that mfe-cart exposes. */
export interface CartModules {
    'mfe_cart/CartPanel': PageModule;
    'mfe_cart/PurchaseUnavailable': PageModule<PurchaseUnavailableProps>;
}
export declare const cartRemote: RegisteredRemote<PageOf<CartModules>>;
