import type { MountablePart, MountedPart } from '@site/shared/contracts';
import type * as react from 'react';
import { type Container, type PageState, pageState, type ShareScope, sharesIn } from './pageState';

type React = typeof react;
type Mountable = Pick<MountablePart<object>, 'mount'>;

const message = 'broken by site conform';

const isMountable = (part: unknown): part is Mountable => typeof (part as Mountable | null)?.mount === 'function';

const isComponent = (part: unknown): boolean =>
  typeof part === 'function' || (typeof part === 'object' && part !== null && '$$typeof' in part);

/** Stands in for the release's container in pages under check: `site conform` appends it to the entry. */
export function probe(real: Container | undefined): Container | undefined {
  const state = pageState();
  if (!real || !state) return real;
  for (const name of ['init', 'get'] as const)
    if (typeof real[name] !== 'function') state.findings.push(['R8', `The entry gives no ${name}`]);
  let scope: ShareScope = {};
  const container = {
    init(given: unknown) {
      scope = given as ShareScope;
      state.shares ??= { scope, before: sharesIn(scope) };
      return real.init(given);
    },
    async get(path: string) {
      if (state.failure === 'load') throw new Error(message);
      const factory = await real.get(path);
      if (typeof factory !== 'function') state.findings.push(['R8', `get('${path}') gives no function`]);
      const module = factory() as { readonly default?: unknown };
      const part = module?.default;
      const isData = /^\.\/[a-z]/.test(path);
      if (isData && (typeof part !== 'object' || part === null))
        state.findings.push(['R9', `${path} exports no object as default`]);
      if (!isData && !isComponent(part) && !isMountable(part)) {
        state.findings.push(['R9', `${path} exports neither a component nor a mountable part as default`]);
        return () => module;
      }
      if (isData) return () => module;
      const probed = isMountable(part) ? probedPart(part) : probedComponent(part, await reactIn(scope));
      return () => ({ ...module, default: probed });
    },
  };
  state.container = container;
  return container;
}

async function reactIn(scope: ShareScope): Promise<React> {
  const [share] = Object.values(scope.react ?? {});
  return (share?.lib ? share.lib() : (await share?.get?.())?.()) as React;
}

function probedComponent(part: unknown, { createElement, useEffect, useState }: React) {
  const Part = part as react.ComponentType<object>;
  const { failure, parts } = pageState() as PageState;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module of a release
  return function Probed(props: object) {
    const [isShown, show] = useState(true);
    const [updates, update] = useState(0);
    if (failure === 'render' || (failure === 'update' && updates > 0)) throw new Error(message);
    useEffect(() => {
      const own = { show };
      parts.add(own);
      if (failure === 'effect') throw new Error(message);
      if (failure === 'update') update(1);
      return () => void parts.delete(own);
    }, []);
    return isShown ? createElement(Part, props) : null;
  };
}

function probedPart(part: Mountable): Mountable {
  const { failure, parts, held } = pageState() as PageState;
  return {
    ...part,
    mount(element, props, given) {
      if (failure === 'render') throw new Error(message);
      if (failure === 'effect' || failure === 'update') setTimeout(() => given.onError(new Error(message)));
      const subscribe = (listener: () => void) => {
        const own = { what: 'subscription to the site', key: [], isHeld: () => true };
        held.add(own);
        const end = given.context.subscribe(listener);
        return () => {
          held.delete(own);
          end();
        };
      };
      const options = { ...given, context: { ...given.context, subscribe } };
      let last = props;
      let mounted: MountedPart<object> | null = part.mount(element, props, options);
      const own = {
        show(isShown: boolean) {
          if (isShown) mounted ??= part.mount(element, last, { ...options, hydrate: false });
          else {
            mounted?.unmount();
            mounted = null;
            element.replaceChildren();
          }
        },
      };
      parts.add(own);
      return {
        update(next) {
          last = next;
          mounted?.update(next);
        },
        unmount() {
          parts.delete(own);
          mounted?.unmount();
        },
      };
    },
  };
}
