import { type Pin, type RemoteModuleId, unsealed } from '@site/shared/contracts';
import { sheetsOf } from '@site/shared/early';
import type { Container } from './loadContainer';
import { LoadFailure } from './loadFailure';
import { remoteOf } from './remoteOf';

export interface ReleaseLoaderOptions {
  readonly loadContainer: (name: string, url: string, integrity: string | undefined) => Promise<Container>;
  /** True for the addresses where a development server may take the place of releases. */
  readonly acceptsUnsealed: (url: string) => boolean;
  /** Called as an attempt begins: fetches beside the entry what it will ask for. */
  readonly preload?: (id: RemoteModuleId, release: Pin) => void;
}

export type ReleaseLoader = ReturnType<typeof createReleaseLoader>;

/** A digest as releases have them; what a browser can't read it would take for none. */
const digest = /^sha384-[\w+/]{64}$/;

/** Brings modules out of single releases. */
export function createReleaseLoader({ loadContainer, acceptsUnsealed, preload }: ReleaseLoaderOptions) {
  /** By URL of the entry. */
  const containers = new Map<string, Promise<Container>>();
  /** How often each entry has been asked for. */
  const attempts = new Map<string, number>();
  const modules = new Map<string, object>();
  const origins = new WeakMap<object, Pin>();

  function ask(remote: string, { url, integrity }: Pin): Promise<Container> {
    const attempt = (attempts.get(url) ?? 0) + 1;
    attempts.set(url, attempt);
    // Under the same address a browser would wait for the answer that hangs, or take the broken one from its cache.
    const address = attempt === 1 ? url : `${url}?try=${attempt}`;
    return loadContainer(remote, address, integrity === unsealed ? undefined : integrity);
  }

  async function moduleOf(id: RemoteModuleId, release: Pin, container: Promise<Container>): Promise<object> {
    const [remote = '', name = ''] = id.split('/');
    try {
      const exposed = await container;
      dropFailedStyles(remote);
      const factory = await exposed.get(`./${name}`);
      const module = factory();
      if (!isWellFormed(name, module)) throw new LoadFailure('get', `${id} of ${release.url} is no such module`);
      modules.set(`${id} ${release.url}`, module);
      origins.set(module, release);
      return module;
    } catch (error) {
      throw LoadFailure.of(error);
    }
  }

  return {
    /**
     * Begins one attempt, which may take for ever: `module` rejects with a `LoadFailure`; `leave` has the next attempt ask
     * anew instead of waiting for the same answer.
     */
    begin(id: RemoteModuleId, release: Pin) {
      const { url, integrity } = release;
      if (!digest.test(integrity) && !(integrity === unsealed && acceptsUnsealed(url))) {
        const refusal = new LoadFailure('digest', `${url} could not be loaded without a digest`);
        return { module: Promise.reject<object>(refusal), leave() {} };
      }
      const container = containers.get(url) ?? ask(remoteOf(id), release);
      containers.set(url, container);
      preload?.(id, release);
      const leave = () => {
        // Not one that another module has asked for since.
        if (containers.get(url) === container) containers.delete(url);
      };
      const module = moduleOf(id, release, container);
      module.catch(leave);
      return { module, leave };
    },
    /** The module, where it has been loaded out of that release. */
    loaded: (id: RemoteModuleId, { url }: Pin) => modules.get(`${id} ${url}`),
    /** The release that a module came out of. */
    originOf: (module: object) => origins.get(module),
  };
}

/** Components have names with a capital; what else is exposed is an object. */
function isWellFormed(name: string, module: unknown): module is object {
  const { default: exported }: { readonly default?: unknown } = module ?? {};
  const isObject = typeof exported === 'object' && exported !== null;
  if (/^[a-z]/.test(name)) return isObject;
  // `memo` and `lazy` make objects.
  return typeof exported === 'function' || (isObject && '$$typeof' in exported);
}

/**
 * Takes those style sheets of a remote out of the page's head that are not in force, as where something on the way has
 * changed the page and its policy refuses them: webpack takes what stands there for loaded, and fetches what doesn't.
 */
function dropFailedStyles(remote: string): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(sheetsOf(remote))) {
    if (!style.sheet?.cssRules.length) style.remove();
  }
}
