import type { Dispatch } from '@reduxjs/toolkit';
import type { PageModule, PagePaths } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';
export interface UserMenuProps {
    readonly placement: 'header' | 'side-menu';
}
/** Synchronises `session` in the store with the identity provider. */
export interface SessionModule {
    /**
     * Subscribes to the identity provider. Further calls do nothing.
     *
     * @param store receives the actions `signedIn` and `signedOut` of `@site/shared`
     */
    startSession(store: {
        readonly dispatch: Dispatch;
    }): void;
}
/** Modules that mfe-account exposes. */
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
