import { type AccountModules } from './account';
import { type CartModules } from './cart';
import { type CatalogModules } from './catalog';
import { type ContentModules } from './content';
import type { RegisteredRemote } from './registeredRemote';
export type { RegisteredPage, RegisteredRemote } from './registeredRemote';
/**
 * Every module that crosses a boundary between teams, by `{federation name}/{exposed name}`.
 *
 * @sealed
 */
export interface RemoteModules extends AccountModules, CartModules, CatalogModules, ContentModules {
}
/** Paths of the site (spec 2, Routes). */
export declare const paths: {
    readonly home: "/";
    readonly company: "/empresa";
    readonly services: "/servicos";
    readonly contact: "/contato";
    readonly contactSent: "/contato/enviada";
    readonly privacy: "/privacidade";
    readonly designSystem: "/sistema-visual";
    readonly versions: "/versoes";
    readonly products: "/produtos";
    readonly product: (id: string) => string;
    readonly orders: "/meus-pedidos";
    readonly signUp: "/cadastro";
    readonly signIn: "/login";
    readonly recovery: "/recuperar-senha";
};
export declare const remotes: readonly RegisteredRemote[];
