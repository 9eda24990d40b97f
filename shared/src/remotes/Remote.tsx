import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hydrationMark, type RemoteComponentId, type RemoteModules, type RemoteProps } from '../contracts';
import { isDiscarding, restoreFocus, restoreState } from '../early/carryOver';
import { KeptHtml } from '../early/KeptHtml';
import { boundary as boundaryProps, markHydrated } from '../early/protocol';
import { replayEarlyInput } from '../early/replay';
import { RouterScope } from '../router/RouterScope';
import { ErrorBoundary } from './ErrorBoundary';
import { LastSeen, takeFocus } from './LastSeen';
import { type HydrationMoment, useRemoteLoader } from './loader';
import { RemoteUnavailable } from './RemoteUnavailable';
import { useIsHydrating } from './useIsHydrating';

interface Props<Id extends RemoteComponentId> {
  readonly id: Id;
  readonly props: RemoteProps<Id>;
  /** Shown while the code is on its way. */
  readonly fallback?: ReactNode;
  /** Stands above the box that says that the part can't be shown: the heading of a page. */
  readonly whenUnavailable?: ReactNode;
  readonly hydrate?: HydrationMoment;
  /** True where the part already stands inside a router: another remote's component. */
  readonly insideRouter?: boolean;
}

/** What is known of a part while it comes to life: React forgets the state of what it has not shown yet. */
interface Part<Id extends RemoteComponentId> {
  prerendered: boolean;
  /** The module that is shown, or was to be; null while there is none. */
  module: RemoteModules[Id] | null;
  /** The module for HTML that was discarded with the shell's; null where none was. */
  forDiscarded: Promise<RemoteModules[Id]> | null;
  /** True from when the part is shown until its effects have run. */
  justShown: boolean;
  /** Whether React answers the visitor in it. */
  live: boolean;
}

/**
 * A part of the page that another team owns. It loads, fails and is tried again by itself: whatever happens in it, the
 * rest of the page goes on. A release that throws gives way to its fallback release. Below it the router and the store work
 * as anywhere.
 */
export function Remote<Id extends RemoteComponentId>({
  id,
  props,
  fallback = null,
  whenUnavailable = null,
  hydrate = 'now',
  insideRouter = false,
}: Props<Id>) {
  const loader = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const boundary = useRef<HTMLDivElement>(null);
  const part = useRef<Part<Id>>({
    prerendered: false,
    module: null,
    forDiscarded: null,
    justShown: false,
    live: false,
  });
  const content = <RemoteContent key={id} id={id} props={props} hydrate={hydrate} part={part} />;

  function mend(error: unknown, isStandIn: boolean) {
    const { module, justShown } = part.current;
    if (module) return loader.replace(id, { module, phase: justShown ? 'effect' : 'render', error, isStandIn });
    // The loader has tried all there are; an answer may still come.
    const keepFocus = () => boundary.current?.contains(document.activeElement) && takeFocus(boundary.current);
    return loader.late?.(id)?.then(keepFocus) ?? null;
  }

  function retry() {
    loader.retry(id);
    part.current.prerendered = false;
    part.current.forDiscarded = null;
    setAttempt((count) => count + 1);
  }

  // What is made in the browser is live before its element is known to `Shown`.
  useLayoutEffect(() => markHydrated(boundary.current, part.current.live));
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (attempt > 0) boundary.current?.focus();
  }, [attempt]);

  const unavailable = (
    <>
      {whenUnavailable}
      <RemoteUnavailable onRetry={retry} />
    </>
  );
  return (
    <div ref={boundary} {...boundaryProps(id)} tabIndex={attempt > 0 ? -1 : undefined}>
      <ErrorBoundary
        key={attempt}
        resetKey={props}
        onError={mend}
        fallback={(_error, mending) =>
          mending && part.current.module ? <LastSeen boundary={boundary} /> : unavailable
        }
      >
        <Suspense fallback={<KeptHtml id={id}>{fallback}</KeptHtml>}>
          <StateRestored id={id} />
          {insideRouter ? content : <RouterScope>{content}</RouterScope>}
          <Shown id={id} boundary={boundary} part={part} mark={hydrate === 'now' ? hydrationMark + id : null} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Stands before a part's content: its effect runs before those of the content. */
function StateRestored({ id }: { readonly id: string }) {
  useLayoutEffect(() => restoreState(id), [id]);
  return null;
}

/** Comes to life together with the part of the page it stands in. */
function Shown({
  id,
  boundary,
  part,
  mark,
}: {
  readonly id: string;
  readonly boundary: RefObject<HTMLDivElement | null>;
  readonly part: RefObject<{ readonly prerendered: boolean; justShown: boolean; live: boolean }>;
  /** Name of the performance mark that says when the server's HTML answers the visitor. */
  readonly mark: string | null;
}) {
  useEffect(() => {
    const { current } = part;
    // What effects throw reaches the boundary before this is over.
    current.justShown = true;
    const timer = setTimeout(() => {
      current.justShown = false;
    });
    return () => clearTimeout(timer);
  });
  // With the first frame that React answers in, and not in the last.
  useLayoutEffect(() => {
    const { current } = part;
    const become = (live: boolean) => {
      current.live = live;
      markHydrated(boundary.current, live);
    };
    restoreFocus(id);
    become(true);
    return () => become(false);
  }, [id, boundary, part]);
  useEffect(() => replayEarlyInput(boundary.current), [boundary]);
  useEffect(() => {
    if (mark && part.current.prerendered) performance.mark?.(mark);
  }, [part, mark]);
  return null;
}

function RemoteContent<Id extends RemoteComponentId>({
  id,
  props,
  hydrate,
  part,
}: {
  readonly id: Id;
  readonly props: RemoteProps<Id>;
  readonly hydrate: HydrationMoment;
  readonly part: RefObject<Part<Id>>;
}) {
  const loader = useRemoteLoader();
  const isHydrating = useIsHydrating();
  const { current } = part;
  if (isHydrating) current.prerendered = true;
  // What is shown stays, whatever is deployed meanwhile.
  const [loading] = useState(() => {
    if (isHydrating) return loader.loadForHydration(id, hydrate);
    if (isDiscarding(id)) {
      current.prerendered = true;
      current.forDiscarded ??= loader.loadForHydration(id, hydrate).catch(() => loader.load(id));
    }
    return current.forDiscarded ?? loader.load(id, current.prerendered);
  });
  current.module = null;
  const module = use(loading);
  current.module = module;
  const Component = module.default as ComponentType<RemoteProps<Id>>;
  return <Component {...(props as RemoteProps<Id> & object)} />;
}
