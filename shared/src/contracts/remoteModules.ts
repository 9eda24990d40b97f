import type { Dispatch } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/** Concrete paths that a remote's pages answer, for the prerenderer and the sitemap. */
export interface PagePaths {
  readonly paths: readonly string[];
  /** Those that exist on preview builds only. */
  readonly previewPaths?: readonly string[];
  /**
   * Paths whose page stands for all those below the same folder that have none: `/produtos/404` for every product that
   * does not exist.
   */
  readonly notFoundPaths?: readonly string[];
  /**
   * All of `src/data` that the page at a path shows, as plain data: while neither it nor the code has changed, a new
   * release leaves that page as it is. Left out, or undefined for a path, any change of `src/data` renders it again.
   */
  readonly data?: (path: string) => unknown;
}

export interface ProductPageProps {
  /** From the address, decoded; may be unknown to the catalogue. */
  readonly productId: string;
}

export interface PurchaseUnavailableProps {
  /** Label that tells the company where the message came from, such as `Carrinho`. */
  readonly origin: string;
}

export interface ContactFormProps {
  /** `full` on the contact page, `short` (name, e-mail, phone) in the popup. */
  readonly variant: 'full' | 'short';
  /** Sent as `origem_formulario`. */
  readonly origin: string;
}

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
  startSession(store: { readonly dispatch: Dispatch }): void;
}

/** An image as an `<img>` names it. */
export interface Picture {
  /** Where there are no variants, or in browsers that don't know their type. */
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** MIME type of the variants. */
  readonly type?: string;
}

interface PageModule<Props = object> {
  readonly default: ComponentType<Props>;
  /** The picture that the page shows first; fetched as soon as a visitor reaches for a link to the page. */
  readonly mainPicture?: (props: Props) => Picture | null;
}

/**
 * Every module that crosses a boundary between teams, by `{federation name}/{exposed name}`.
 *
 * @sealed
 */
export interface RemoteModules {
  'mfe_catalog/ProductsPage': PageModule;
  'mfe_catalog/ProductPage': PageModule<ProductPageProps>;
  'mfe_catalog/paths': { readonly default: PagePaths };
  'mfe_cart/CartPanel': PageModule;
  'mfe_cart/PurchaseUnavailable': PageModule<PurchaseUnavailableProps>;
  'mfe_account/LoginPage': PageModule;
  'mfe_account/SignUpPage': PageModule;
  'mfe_account/RecoveryPage': PageModule;
  'mfe_account/OrdersPage': PageModule;
  'mfe_account/UserMenu': PageModule<UserMenuProps>;
  'mfe_account/session': { readonly default: SessionModule };
  'mfe_account/paths': { readonly default: PagePaths };
  'mfe_content/HomePage': PageModule;
  'mfe_content/CompanyPage': PageModule;
  'mfe_content/ServicesPage': PageModule;
  'mfe_content/ContactPage': PageModule;
  'mfe_content/DesignSystemPage': PageModule;
  'mfe_content/VersionsPage': PageModule;
  'mfe_content/ContactForm': PageModule<ContactFormProps>;
  'mfe_content/paths': { readonly default: PagePaths };
}

export type RemoteModuleId = keyof RemoteModules;

/** The modules whose default export is a component. */
export type RemoteComponentId = {
  [Id in RemoteModuleId]: RemoteModules[Id]['default'] extends ComponentType<infer _Props> ? Id : never;
}[RemoteModuleId];

/** What the file in `exposes/` for a module must export by default; used with `satisfies`. */
export type Exposed<Id extends RemoteModuleId> = RemoteModules[Id]['default'];

/** What the file in `exposes/` for a page may export as `mainPicture`; used with `satisfies`. */
export type ExposedPicture<Id extends RemoteComponentId> = NonNullable<PageModule<RemoteProps<Id>>['mainPicture']>;

/** Props of the component that a remote module exports. */
export type RemoteProps<Id extends RemoteComponentId> =
  RemoteModules[Id]['default'] extends ComponentType<infer Props> ? Props : never;
