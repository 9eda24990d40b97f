import type { Dispatch } from '@reduxjs/toolkit';
import type { PageModule, PagePaths } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';

export interface UserMenuProps {
  readonly placement: 'header' | 'side-menu';
}

export interface SessionModule {
  /** Further calls do nothing. @param store receives the actions `signedIn` and `signedOut` */
  startSession(store: { readonly dispatch: Dispatch }): void;
}

export interface AccountModules {
  'mfe_account/LoginPage': PageModule;
  'mfe_account/SignUpPage': PageModule;
  'mfe_account/RecoveryPage': PageModule;
  'mfe_account/OrdersPage': PageModule;
  'mfe_account/UserMenu': PageModule<UserMenuProps>;
  'mfe_account/session': { readonly default: SessionModule };
  'mfe_account/paths': { readonly default: PagePaths };
}

export const accountPaths = {
  orders: '/meus-pedidos',
  signUp: '/cadastro',
  signIn: '/login',
  recovery: '/recuperar-senha',
} as const;

export const accountRemote: RegisteredRemote<PageOf<AccountModules>> = {
  folder: 'mfe-account',
  pages: [
    { pattern: accountPaths.orders, module: 'mfe_account/OrdersPage' },
    { pattern: accountPaths.signUp, module: 'mfe_account/SignUpPage', withLayout: false },
    { pattern: accountPaths.signIn, module: 'mfe_account/LoginPage', withLayout: false },
    { pattern: accountPaths.recovery, module: 'mfe_account/RecoveryPage', withLayout: false },
  ],
};
