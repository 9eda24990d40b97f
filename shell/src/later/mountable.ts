import { createMountable, type MountableScript } from '../mountable/createMountable';
import { sharedModule } from '../mountable/sharedModule';
import { createImport } from '../remotes/importEntry';

// In the script of mountable parts, which most releases of ES modules have: each further script is a digest in the first one.
export const importEntry = createImport((url) => import(/* webpackIgnore: true */ url));

/** Consumes React and `@site/shared` from the page, as remotes do: a second copy would have hooks and a store of its own. */
export const toComponent: MountableScript['toComponent'] = async (scope, released, services) =>
  createMountable(released, {
    react: await sharedModule(scope, 'react'),
    site: await sharedModule(scope, '@site/shared'),
    services,
  });
