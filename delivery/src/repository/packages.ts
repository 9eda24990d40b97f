import { existsSync, readdirSync } from 'node:fs';
import type { RemoteModuleId } from '@site/shared/contracts';
import { inRoot } from './paths';

type Hyphenated<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Hyphenated<Rest>}`
  : Name;

type FolderOf<Id> = Id extends `${infer Name}/${string}` ? Hyphenated<Name> : never;

export type BuiltPackage = 'shell' | FolderOf<RemoteModuleId>;

const remoteFolders = readdirSync(inRoot())
  .filter((name) => name.startsWith('mfe-'))
  .sort();

/** A team's own repository has one package. */
export const builtPackages: readonly BuiltPackage[] = ['shell', ...remoteFolders].filter((name): name is BuiltPackage =>
  existsSync(inRoot(name, 'package.json')),
);

export const isBuiltPackage = (name: string): name is BuiltPackage =>
  (builtPackages as readonly string[]).includes(name);
