import { createMountable, type MountableScript } from '../mountable/createMountable';
import { sharedModule } from '../mountable/sharedModule';

/** Consumes React and `@site/shared` from the page, as remotes do: a second copy would have hooks and a store of its own. */
export const toComponent: MountableScript['toComponent'] = async (scope, released, services) =>
  createMountable(released, {
    react: await sharedModule(scope, 'react'),
    site: await sharedModule(scope, '@site/shared'),
    services,
  });
