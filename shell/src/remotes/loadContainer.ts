import { isModuleEntry } from '@site/shared/contracts';
import { LoadFailure } from './loadFailure';
import { loadLater, loadScript } from './loadScript';

/** https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers */
export interface Container {
  init(shareScope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** Modules that the page shares with remotes. */
export const shareScope = (): unknown => __webpack_share_scopes__.default;

/** Exported by `src/later/mountable.ts` too. */
export interface ModuleScript {
  readonly importEntry: (url: string, integrity: string | undefined) => Promise<Container>;
}

/** @param name global variable that a script sets; a module exports its container @throws LoadFailure */
export async function loadContainer(name: string, url: string, integrity: string | undefined): Promise<Container> {
  const container = isModuleEntry(url)
    ? await (await loadLater<ModuleScript>('mountable.js')).importEntry(url, integrity)
    : await scriptContainer(name, url, integrity);
  try {
    await __webpack_init_sharing__('default');
    await container.init(shareScope());
  } catch (cause) {
    throw new LoadFailure('init', `${url} does not start: ${cause}`, { cause });
  }
  return container;
}

async function scriptContainer(name: string, url: string, integrity: string | undefined): Promise<Container> {
  const globals = window as unknown as Record<string, unknown>;
  await loadScript(url, integrity);
  const container = globals[name] as Container | undefined;
  // A failing script of another release must not seem to have defined this container. `delete` does not work on
  // variables declared with `var`.
  globals[name] = undefined;
  if (!container) throw new LoadFailure('evaluate', `${url} defines no remote named ${name}`);
  return container;
}
