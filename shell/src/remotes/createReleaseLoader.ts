import { type Pin, type RemoteModuleId, unsealed } from '@site/shared/contracts';
import { sheetsOf } from '@site/shared/early';
import type { ComponentType } from 'react';
import type { ReleasedPart } from '../mountable/createMountable';
import { isMountable } from '../mountable/isMountable';
import { remoteOf } from '../remoteOf';
import type { Container } from './loadContainer';
import { LoadFailure } from './loadFailure';

export interface ReleaseLoaderOptions {
  readonly loadContainer: (name: string, url: string, integrity: string | undefined) => Promise<Container>;
  /** Scripts of development servers have no digest. */
  readonly acceptsUnsealed: (url: string) => boolean;
  readonly toComponent: (released: ReleasedPart) => Promise<ComponentType>;
  /** Called as an attempt begins: fetches the module's files in parallel with the entry. */
  readonly preload?: (id: RemoteModuleId, release: Pin) => void;
}

export type ReleaseLoader = ReturnType<typeof createReleaseLoader>;

/** SHA-384 of releases, SHA-256 of pages. Browsers ignore an `integrity` that they can't parse. */
const digest = /^sha(?:256-[\w+/]{43}=|384-[\w+/]{64})$/;

export function createReleaseLoader({ loadContainer, acceptsUnsealed, toComponent, preload }: ReleaseLoaderOptions) {
  const containers = new Map<string, Promise<Container>>();
  const attempts = new Map<string, number>();
  const modules = new Map<string, object>();
  const origins = new WeakMap<object, Pin>();

  function ask(remote: string, { url, integrity }: Pin): Promise<Container> {
    const attempt = (attempts.get(url) ?? 0) + 1;
    attempts.set(url, attempt);
    // For the same address a browser would wait for the hanging answer, or reuse the broken one from its cache.
    const address = attempt === 1 ? url : `${url}?try=${attempt}`;
    return loadContainer(remote, address, integrity === unsealed ? undefined : integrity);
  }

  async function moduleOf(id: RemoteModuleId, release: Pin, container: Promise<Container>): Promise<object> {
    const [remote = '', name = ''] = id.split('/');
    try {
      const exposed = await container;
      dropFailedStyles(remote);
      const factory = await exposed.get(`./${name}`);
      const given = factory();
      if (!isWellFormed(name, given))
        throw new LoadFailure('get', `${id} of ${release.url} is not a module of that kind`);
      const { default: part } = given;
      const module = isMountable(part) ? { ...given, default: await toComponent({ id, release, part }) } : given;
      modules.set(`${id} ${release.url}`, module);
      origins.set(module, release);
      return module;
    } catch (error) {
      throw LoadFailure.of(error);
    }
  }

  return {
    /** `module` rejects with a `LoadFailure`; `leave` makes the next attempt request the entry again. */
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
        // Keeps a newer request of another module.
        if (containers.get(url) === container) containers.delete(url);
      };
      const module = moduleOf(id, release, container);
      module.catch(leave);
      return { module, leave };
    },
    loaded: (id: RemoteModuleId, { url }: Pin) => modules.get(`${id} ${url}`),
    originOf: (module: object) => origins.get(module),
  };
}

/** Exposed components have capitalised names; other exposed modules are objects. */
function isWellFormed(name: string, module: unknown): module is { readonly default: object } {
  const { default: exported }: { readonly default?: unknown } = module ?? {};
  const isObject = typeof exported === 'object' && exported !== null;
  if (/^[a-z]/.test(name)) return isObject;
  // `memo` and `lazy` return objects.
  return typeof exported === 'function' || isMountable(exported) || (isObject && '$$typeof' in exported);
}

/** A page's policy leaves changed style sheets empty; webpack takes any sheet in the head for loaded. */
function dropFailedStyles(remote: string): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(sheetsOf(remote))) {
    if (!style.sheet?.cssRules.length) style.remove();
  }
}
