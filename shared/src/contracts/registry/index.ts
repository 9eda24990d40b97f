// Written by `npm run new-remote`, from the files beside it: each registers one remote.
import { type AccountModules, accountPaths, accountRemote } from './account';
import { type CartModules, cartRemote } from './cart';
import { type CatalogModules, catalogPaths, catalogRemote } from './catalog';
import { type ContentModules, contentPaths, contentRemote } from './content';
import type { RegisteredRemote } from './registeredRemote';

export type { RegisteredPage, RegisteredRemote } from './registeredRemote';

/**
 * Every module that crosses a boundary between teams, by `{federation name}/{exposed name}`.
 *
 * @sealed
 */
export interface RemoteModules extends AccountModules, CartModules, CatalogModules, ContentModules {}

export const paths = { ...accountPaths, ...catalogPaths, ...contentPaths } as const;

export const remotes: readonly RegisteredRemote[] = [accountRemote, cartRemote, catalogRemote, contentRemote];
