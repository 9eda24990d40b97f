import type { Dispatch } from '@reduxjs/toolkit';
import type { PageModule, PagePaths } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';
export interface UserMenuProps {
    readonly placement: 'header' | 'side-menu';
}
/** The account team's background work: keeps `session` in the store equal to the identity provider's. */
export interface SessionModule {
    /**
     * Starts listening; call again and the same listener is kept.
     *
     * @param store the page's; gets `signedIn` and `signedOut` of `@site/shared`
     */
    startSession(store: {
        readonly dispatch: Dispatch;
    }): void;
}
/** What mfe-account lets the others load. */
export interface AccountModules {
    'mfe_account/LoginPage': PageModule;
    'mfe_account/SignUpPage': PageModule;
    'mfe_account/RecoveryPage': PageModule;
    'mfe_account/OrdersPage': PageModule;
    'mfe_account/UserMenu': PageModule<UserMenuProps>;
    'mfe_account/session': {
        readonly default: SessionModule;
    };
    'mfe_account/paths': {
        readonly default: PagePaths;
    };
}
export declare const accountPaths: {
    readonly orders: "/meus-pedidos";
    readonly signUp: "/cadastro";
    readonly signIn: "/login";
    readonly recovery: "/recuperar-senha";
};
export declare const accountRemote: RegisteredRemote<PageOf<AccountModules>>;
