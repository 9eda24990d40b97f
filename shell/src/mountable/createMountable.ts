import type * as shared from '@site/shared';
import type { MountablePart, MountedPart, Pin, RemoteFailure } from '@site/shared/contracts';
import { staticPart } from '@site/shared/early';
import type * as react from 'react';
import type { ComponentType } from 'react';
import { remoteOf } from '../remoteOf';
import { createDispatch, type SiteActions } from './createDispatch';
import { createPartContext, type PartServices } from './createPartContext';

export interface ReleasedPart {
  readonly id: string;
  readonly release: Pin;
  readonly part: MountablePart;
}

export interface MountableServices extends PartServices {
  readonly report: (failure: RemoteFailure) => void;
}

/** Makes a component of a mountable part. @throws Error if the script that does so can't be loaded */
export type ToComponent = (released: ReleasedPart, services: MountableServices) => Promise<ComponentType>;

/** Exports of `src/later/mountable.ts`. */
export interface MountableScript {
  readonly toComponent: (shareScope: unknown, ...given: Parameters<ToComponent>) => ReturnType<ToComponent>;
}

export interface MountableOptions {
  readonly react: Pick<
    typeof react,
    'createElement' | 'Fragment' | 'useEffect' | 'useLayoutEffect' | 'useMemo' | 'useRef' | 'useState'
  >;
  readonly site: SiteActions & Pick<typeof shared, 'PageHead' | 'restoreState' | 'useCart' | 'useIsHydrating'>;
  readonly services: MountableServices;
}

/** With `dangerouslySetInnerHTML`, React leaves the content alone; with the warning suppressed it keeps the server's HTML. */
const served = { ...staticPart, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

export function createMountable(
  { id, release, part }: ReleasedPart,
  { react, site, services }: MountableOptions,
): ComponentType {
  const { createElement, Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } = react;
  const remote = remoteOf(id);
  const { version } = release;
  const onRecovered = (error: unknown) =>
    services.report({ remote, version, phase: 'hydrate', kind: String(error), healed: true });

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module of a release
  return function Mountable(given: object) {
    // `Remote` passes a new object with each render.
    const [props, setProps] = useState(given);
    if (!isSame(props, given)) setProps(given);
    const isHydrating = site.useIsHydrating();
    const [attributes] = useState(() => (isHydrating ? served : staticPart));
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const element = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedPart>(null);
    const head = useMemo(() => part.head?.(props), [props]);
    const cart = site.useCart();
    const [context] = useState(() => createPartContext(services, createDispatch(services, site, cart)));

    useLayoutEffect(() => {
      if (mounted.current) return mounted.current.update(props);
      const place = element.current as HTMLDivElement;
      const onError = (error: unknown) => setFailure({ error });
      mounted.current = part.mount(place, props, { context, hydrate: place.hasChildNodes(), onError, onRecovered });
      // Discarded elements, of this part or with those of the shell, have successors only now.
      site.restoreState(id);
    }, [props, context]);
    // A passive effect: elements of a failed part must first have moved to where they stay visible.
    useEffect(
      () => () => {
        try {
          mounted.current?.unmount();
        } catch (error) {
          reportError(error);
        }
        mounted.current = null;
      },
      [],
    );
    if (failure) throw failure.error;
    return createElement(
      Fragment,
      null,
      head && createElement(site.PageHead, { metadata: head }),
      createElement('div', { ...attributes, ref: element }),
    );
  };
}

function isSame(one: object, other: object): boolean {
  const [known, next] = [Object.entries(one), new Map(Object.entries(other))];
  return known.length === next.size && known.every(([name, value]) => next.has(name) && next.get(name) === value);
}
