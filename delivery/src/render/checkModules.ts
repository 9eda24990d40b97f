import { canariesFor, combinationsOf, selectionOf } from './combinations';
import type { Plan } from './plan';
import type { ServerBuilds } from './serverBuilds';

/**
 * Runs every module that packages expose, with the shell that it may meet: what no page shows at first (the cart's
 * panel, a popup) breaks there and not in a visitor's hands.
 *
 * @throws PublishError naming the release that does not run
 */
export async function checkModules(builds: ServerBuilds, plan: Plan): Promise<void> {
  for (const name of plan.keys()) {
    if (name === 'shell') continue;
    for (const combination of combinationsOf(canariesFor(plan, new Set(['shell', name])))) {
      const selection = selectionOf(plan, combination);
      const modules = Object.keys(selection.get(name)?.modules ?? {}).map((module) => module.slice(2));
      for (const module of modules) await builds.run(selection, name, module);
    }
  }
}
