import type { MountablePart, PartContext } from '../contracts';

/**
 * Functions of the team's own `react`, `react-dom` and `react-dom/client`, version 18 or later. Parameters are `never`, because
 * the types of their versions differ.
 */
export interface OwnReact {
  readonly Component: abstract new (props: never) => object;
  readonly createElement: (type: never, props: never) => unknown;
  readonly createRoot: (container: never, options: never) => object;
  readonly hydrateRoot: (container: never, children: never, options: never) => object;
  readonly flushSync: (callback: never) => unknown;
}

interface Root {
  render(children: unknown): void;
  unmount(): void;
}

interface BoundaryProps {
  readonly children?: unknown;
  readonly element: HTMLElement;
  readonly onError: (error: unknown) => void;
}

/** The parts of React that this file calls. */
interface UsedReact {
  readonly Component: new (props: BoundaryProps) => { readonly props: BoundaryProps };
  readonly createElement: (type: unknown, props: object) => unknown;
  readonly createRoot: (container: Element, options: object) => Root;
  readonly hydrateRoot: (container: Element, children: unknown, options: object) => Root;
  readonly flushSync: <T>(callback: () => T) => T;
}

/**
 * Mounts a component with the team's own React, in a page whose shell may have another. The component gets the part's props and
 * `context`, to be read with `useSyncExternalStore(context.subscribe, context.read, context.readServer)`.
 *
 * @param identifierPrefix of `useId`; the same for `renderToString`
 */
export function mountReact<Props extends object>(
  react: OwnReact,
  component: (props: Props & { readonly context: PartContext }) => unknown,
  identifierPrefix: string,
): MountablePart<Props>['mount'] {
  const { createElement, createRoot, hydrateRoot, flushSync, Component } = react as unknown as UsedReact;

  /** Keeps the elements of a failed component, which React removes: the visitor sees them until the fallback release comes. */
  // biome-ignore lint/correctness/noComponentHookFactories: its base is the team's, and this runs once for each module
  class Boundary extends Component {
    state = { failed: false };
    putBack = keepContent(this.props.element);
    static getDerivedStateFromError = () => ({ failed: true });

    getSnapshotBeforeUpdate() {
      if (this.state.failed) this.putBack = keepContent(this.props.element);
      return null;
    }
    // React requires this method beside the one before.
    componentDidUpdate() {}
    componentDidCatch(error: unknown) {
      this.putBack();
      this.props.onError(error);
    }
    render() {
      return this.state.failed ? null : this.props.children;
    }
  }

  return (element, first, { context, hydrate, onError, onRecovered }) => {
    const options = { identifierPrefix, onRecoverableError: onRecovered };
    const tree = (props: Props) =>
      createElement(Boundary, { element, onError, children: createElement(component, { ...props, context }) });
    const root = flushSync(() => {
      if (hydrate) return hydrateRoot(element, tree(first), options);
      const created = createRoot(element, options);
      created.render(tree(first));
      return created;
    });
    return {
      update: (props) => flushSync(() => root.render(tree(props))),
      unmount: () => root.unmount(),
    };
  };
}

/** @returns function that puts the element's present content back, with the focus */
function keepContent(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  return () => {
    element.append(...nodes);
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
  };
}
