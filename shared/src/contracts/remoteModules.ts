import type { ComponentType } from 'react';
import type { PageModule } from './pageModule';
import type { RemoteModules } from './registry';

export type RemoteModuleId = keyof RemoteModules;

export type RemoteComponentId = {
  [Id in RemoteModuleId]: RemoteModules[Id]['default'] extends ComponentType<infer _Props> ? Id : never;
}[RemoteModuleId];

/** Type of the default export of a file in `exposes/`; used with `satisfies`. */
export type Exposed<Id extends RemoteModuleId> = RemoteModules[Id]['default'];

export type ExposedPicture<Id extends RemoteComponentId> = NonNullable<PageModule<RemoteProps<Id>>['mainPicture']>;

export type RemoteProps<Id extends RemoteComponentId> =
  RemoteModules[Id]['default'] extends ComponentType<infer Props> ? Props : never;
