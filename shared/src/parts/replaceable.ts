import type { MountablePart } from '../contracts';

/** `import.meta.hot` of Vite; `import.meta.webpackHot` of webpack. */
interface HotModule {
  /** Set by the module's version before. */
  readonly data?: { readonly versions?: unknown } | undefined;
  dispose(keep: (data: { versions?: unknown }) => void): void;
}

interface Versions<Props> {
  /** Newest version. The page holds the first. */
  part: MountablePart<Props>;
  readonly mounted: Set<() => void>;
}

/**
 * In development, mounts a saved version in place of the one before, for parts whose framework replaces nothing itself. The
 * module must also accept itself by `import.meta.hot.accept()`, which bundlers look for in its text.
 */
export function replaceable<Props extends object>(part: MountablePart<Props>, hot: HotModule): MountablePart<Props> {
  const versions = (hot.data?.versions as Versions<Props> | undefined) ?? { part, mounted: new Set() };
  versions.part = part;
  hot.dispose((data) => {
    data.versions = versions;
  });
  for (const mountAgain of versions.mounted) mountAgain();
  return { ...part, mount: mountNewest(versions) };
}

const mountNewest =
  <Props>(versions: Versions<Props>): MountablePart<Props>['mount'] =>
  (element, first, options) => {
    let props = first;
    let mounted = versions.part.mount(element, props, options);
    const mountAgain = () => {
      mounted.unmount();
      element.replaceChildren();
      mounted = versions.part.mount(element, props, { ...options, hydrate: false });
    };
    versions.mounted.add(mountAgain);
    return {
      update(next) {
        props = next;
        mounted.update(next);
      },
      unmount() {
        versions.mounted.delete(mountAgain);
        mounted.unmount();
      },
    };
  };
