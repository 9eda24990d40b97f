// Written by `npm run new-remote`, from the files beside it: each registers one remote.
import { type AccountModules, accountPaths, accountRemote } from './account';
import { type CartModules, cartNames, cartRemote } from './cart';
import { type CatalogModules, catalogNames, catalogPaths, catalogRemote } from './catalog';
import { type ContentModules, contentNames, contentPaths, contentRemote } from './content';
import { type OwnedNames, type RegisteredRemote, shellNames } from './registeredRemote';

export { type OwnedNames, ownsName, type RegisteredPage, type RegisteredRemote, shellNames } from './registeredRemote';

/**
 * Every module that crosses a boundary between teams, by `{federation name}/{exposed name}`.
 *
 * @sealed
 */
export interface RemoteModules extends AccountModules, CartModules, CatalogModules, ContentModules {}

export const paths = { ...accountPaths, ...catalogPaths, ...contentPaths } as const;

export const remotes: readonly RegisteredRemote[] = [accountRemote, cartRemote, catalogRemote, contentRemote];

export const ownedNames: readonly OwnedNames[] = [shellNames, cartNames, catalogNames, contentNames];
