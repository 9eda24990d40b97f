import { federationName } from '@site/shared/contracts';
import { ownedNames } from '@site/shared/registry';
import type { Release } from '../../release';
import type { PartOwner } from './readPart';

/** Rights of the first release's parts, which may contain parts of the others. */
export function ownerOf(releases: readonly [Release, ...Release[]]): PartOwner {
  const registered = releases.flatMap(({ name }) => ownedNames.find(({ folder }) => folder === name) ?? []);
  return {
    name: releases[0].name,
    ids: [...releases.map(({ name }) => `${name.replace(/^mfe-/, '')}-*`), ...registered.flatMap(({ ids }) => ids)],
    attributes: registered.flatMap(({ attributes = [] }) => attributes),
    modules: releases.flatMap(({ name, modules, uses }) => [
      ...Object.keys(modules).map((path) => path.replace('.', federationName(name))),
      ...uses,
    ]),
  };
}
