import { createMountable, type MountableScript } from '../mountable/createMountable';
import { sharedModule } from '../mountable/sharedModule';
import { createImport } from '../remotes/importEntry';

// One script for both: releases of ES modules mostly have mountable parts, and the first script has a digest of each.
export const importEntry = createImport((url) => import(/* webpackIgnore: true */ url));

/** Consumes React and `@site/shared` from the page, as remotes do: a second copy would have hooks and a store of its own. */
export const toComponent: MountableScript['toComponent'] = async (scope, released, services) =>
  createMountable(released, {
    react: await sharedModule(scope, 'react'),
    site: await sharedModule(scope, '@site/shared'),
    services,
  });
