import type { RemoteModuleId } from '@site/shared/contracts';
import { federationName } from '../repository';
import { canariesFor, combinationsOf, selectionOf } from './combinations';
import type { Plan } from './plan';
import type { ServerBuilds } from './serverBuilds';

/**
 * Runs every module that packages expose, with the shell that it may meet: what no page shows at first (the cart's
 * panel, a popup) breaks there and not in a visitor's hands.
 *
 * @throws PublishError naming the release that does not run
 */
export function checkModules(builds: ServerBuilds, plan: Plan): void {
  for (const name of plan.keys()) {
    if (name === 'shell') continue;
    for (const combination of combinationsOf(canariesFor(plan, new Set(['shell', name])))) {
      const selection = selectionOf(plan, combination);
      for (const module of Object.keys(selection.get(name)?.modules ?? {})) {
        builds.load(selection, `${federationName(name)}/${module.slice(2)}` as RemoteModuleId);
      }
    }
  }
}
