import { folderName, type RemoteModuleId } from '@site/shared/contracts';
import type { Release } from '../release';
import { PublishError } from './plan';

export type Selection = ReadonlyMap<string, Release>;

/** `mfe_cart/CartPanel` is `./CartPanel` of the folder `mfe-cart` and the remote `mfe_cart`. */
export function moduleOf(id: string) {
  const [remote = '', name = ''] = id.split('/');
  return { remote, folder: folderName(remote), path: `./${name}` };
}

export function releaseOf(selection: Selection, name: string): Release {
  const release = selection.get(name);
  if (!release) throw new PublishError(`${name} is not deployed`);
  return release;
}

export function releasesWith(selection: Selection, modules: readonly RemoteModuleId[]): Release[] {
  const names = new Set(['shell', ...modules.map((id) => moduleOf(id).folder)]);
  return [...names].flatMap((name) => selection.get(name) ?? []);
}
