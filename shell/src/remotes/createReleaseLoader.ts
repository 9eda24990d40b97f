import { type Pin, type RemoteModuleId, unsealed } from '@site/shared/contracts';
import { dropFailedStyles } from './failedStyles';
import type { Container } from './loadContainer';
import { LoadFailure } from './loadFailure';
import { withTimeLimit } from './timeLimit';

interface Options {
  readonly loadContainer: (name: string, url: string, integrity: string | undefined) => Promise<Container>;
  /** True for the addresses where a development server may stand in for releases. */
  readonly acceptsUnsealed: (url: string) => boolean;
}

/** Brings modules out of single releases. */
export interface ReleaseLoader {
  /**
   * One attempt.
   *
   * @throws LoadFailure when it fails, takes longer than 8 s, or has no digest
   */
  load(id: RemoteModuleId, release: Pin): Promise<object>;
  /** The module, where it has been loaded out of that release. */
  loaded(id: RemoteModuleId, release: Pin): object | undefined;
}

/** A digest as releases have them; what a browser can't read it would take for none. */
const digest = /^sha384-[\w+/]{64}$/;

export function createReleaseLoader({ loadContainer, acceptsUnsealed }: Options): ReleaseLoader {
  /** By URL of the entry. */
  const containers = new Map<string, Promise<Container>>();
  /** How often each entry has been asked for. */
  const tries = new Map<string, number>();
  const modules = new Map<string, object>();

  function containerOf(remote: string, { url, integrity }: Pin): Promise<Container> {
    const known = containers.get(url);
    if (known) return known;
    const earlierTries = tries.get(url) ?? 0;
    tries.set(url, earlierTries + 1);
    // Under the same address a browser would wait for the answer that hangs, or take the broken one from its cache.
    const address = earlierTries === 0 ? url : `${url}?try=${earlierTries + 1}`;
    const container = loadContainer(remote, address, integrity === unsealed ? undefined : integrity);
    containers.set(url, container);
    return container;
  }

  return {
    async load(id, release) {
      const { integrity, url } = release;
      if (!digest.test(integrity) && !(integrity === unsealed && acceptsUnsealed(url))) {
        throw new LoadFailure('digest', `${url} could not be loaded without a digest`);
      }
      const [remote = '', name = ''] = id.split('/');
      const container = containerOf(remote, release);
      try {
        const module = await withTimeLimit(
          container
            .then((it) => {
              dropFailedStyles(remote);
              return it.get(`./${name}`);
            })
            .then((factory) => factory()),
          `${id} of ${url}`,
        );
        if (!isWellFormed(name, module)) throw new LoadFailure('get', `${id} of ${url} is no such module`);
        modules.set(`${id} ${url}`, module);
        return module;
      } catch (error) {
        // Not one that another module has asked for since.
        if (containers.get(url) === container) containers.delete(url);
        throw LoadFailure.of(error);
      }
    },
    loaded: (id, { url }) => modules.get(`${id} ${url}`),
  };
}

/** Components have names with a capital; what else is exposed is an object. */
function isWellFormed(name: string, module: unknown): module is object {
  const { default: exported } = Object(module);
  const isObject = typeof exported === 'object' && exported !== null;
  if (/^[a-z]/.test(name)) return isObject;
  // `memo` and `lazy` make objects.
  return typeof exported === 'function' || (isObject && '$$typeof' in exported);
}
