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
import { moduleOf, type PartState, phaseOf, whenEffects, whenFailed, whenRequested, whenShown } from './partStates';
import { RemoteUnavailable } from './RemoteUnavailable';
import { useIsHydrating } from './useIsHydrating';

interface Props<Id extends RemoteComponentId> {
  readonly id: Id;
  readonly props: RemoteProps<Id>;
  /** Shown until the code has arrived. */
  readonly fallback?: ReactNode;
  /** Shown above the message that the part can't be shown: the heading of a page. */
  readonly whenUnavailable?: ReactNode;
  readonly hydrate?: HydrationMoment;
  /** True where the part already stands inside a router: another remote's component. */
  readonly insideRouter?: boolean;
}

/** Holds a part's state outside React, which drops the state of a tree that suspends before its first commit. */
interface Part<Id extends RemoteComponentId> {
  state: PartState<RemoteModules[Id]>;
}

const createPart = <Id extends RemoteComponentId>(): Part<Id> => ({ state: { at: 'idle', prerendered: false } });

/** Loads, fails and is retried apart from the rest of the page. A fallback release replaces one that throws. */
export function Remote<Id extends RemoteComponentId>({
  id,
  props,
  fallback = null,
  whenUnavailable = null,
  hydrate = 'now',
  insideRouter = false,
}: Props<Id>) {
  const loader = useRemoteLoader();
  const [{ attempt, part }, setAttempt] = useState(() => ({ attempt: 0, part: createPart<Id>() }));
  const boundary = useRef<HTMLDivElement>(null);
  const content = <RemoteContent key={id} id={id} props={props} hydrate={hydrate} part={part} />;

  function recover(error: unknown, isStandIn: boolean) {
    const phase = phaseOf(part.state);
    part.state = whenFailed(part.state);
    const module = moduleOf(part.state);
    if (module) return loader.replace(id, { module, phase, error, isStandIn });
    // No release could be loaded in time; an answer may still come.
    const keepFocus = () => boundary.current?.contains(document.activeElement) && takeFocus(boundary.current);
    return loader.late?.(id)?.then(keepFocus) ?? null;
  }

  function retry() {
    loader.retry(id);
    setAttempt({ attempt: attempt + 1, part: createPart() });
  }

  // React sets the ref of a new element after the layout effect of `Shown`.
  useLayoutEffect(() => markHydrated(boundary.current, part.state.at === 'shown'));
  useEffect(() => {
    // The button that had the focus is gone.
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
        onError={recover}
        fallback={(_error, isRecovering) =>
          isRecovering && moduleOf(part.state) ? <LastSeen boundary={boundary} /> : unavailable
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

/** Stands after a part's content: its effects run after those of the content. */
function Shown<Id extends RemoteComponentId>({
  id,
  boundary,
  part,
  mark,
}: {
  readonly id: Id;
  readonly boundary: RefObject<HTMLDivElement | null>;
  readonly part: Part<Id>;
  /** Name of the performance mark for when the server's HTML is hydrated. */
  readonly mark: string | null;
}) {
  useEffect(() => {
    part.state = whenEffects(part.state, true);
    // React handles what effects throw in the task in which it runs them, before any microtask.
    queueMicrotask(() => {
      part.state = whenEffects(part.state, false);
    });
  });
  // A layout effect: the first frame after hydration is already marked.
  useLayoutEffect(() => {
    const show = (isShown: boolean) => {
      part.state = whenShown(part.state, isShown);
      markHydrated(boundary.current, isShown);
    };
    restoreFocus(id);
    show(true);
    return () => show(false);
  }, [id, boundary, part]);
  useEffect(() => replayEarlyInput(boundary.current), [boundary]);
  useEffect(() => {
    if (mark && part.state.prerendered) performance.mark?.(mark);
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
  readonly part: Part<Id>;
}) {
  const loader = useRemoteLoader();
  const isHydrating = useIsHydrating();
  // Stays the same when another release is deployed.
  const [request] = useState(() => {
    const html = isHydrating ? 'hydrated' : isDiscarding(id) ? 'discarded' : 'none';
    const state = whenRequested(part.state, html, (prerendered) => {
      if (html === 'none') return loader.load(id, prerendered);
      const hydration = loader.loadForHydration(id, hydrate);
      return isHydrating ? hydration : hydration.catch(() => loader.load(id));
    });
    part.state = state;
    return state.request;
  });
  const Component = use(request).default as ComponentType<RemoteProps<Id>>;
  return <Component {...(props as RemoteProps<Id> & object)} />;
}
