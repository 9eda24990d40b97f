import { type ComponentType, type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import type { RemoteComponentId, RemoteModules, RemoteProps } from '../contracts';
import { RouterScope } from '../router/RouterScope';
import { ErrorBoundary } from './ErrorBoundary';
import { type HydrationMoment, RemoteLoaderContext } from './loader';
import { RemoteUnavailable } from './RemoteUnavailable';
import { replayEarlyInput } from './replayEarlyInput';
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

/**
 * A part of the page that another team owns. It loads, fails and is tried again by itself: whatever happens in it, the
 * rest of the page goes on. Below it the router and the store work as anywhere.
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
  const content = <RemoteContent id={id} props={props} hydrate={hydrate} />;

  function retry() {
    loader.retry(id);
    setAttempt((count) => count + 1);
  }

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
    <div ref={boundary} data-boundary={id} tabIndex={attempt > 0 ? -1 : undefined}>
      <ErrorBoundary key={attempt} resetKey={props} fallback={unavailable}>
        <Suspense fallback={fallback}>
          {insideRouter ? content : <RouterScope>{content}</RouterScope>}
          <EarlyInput boundary={boundary} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Comes to life together with the part of the page it stands in. */
function EarlyInput({ boundary }: { readonly boundary: RefObject<HTMLDivElement | null> }) {
  useEffect(() => replayEarlyInput(boundary.current), [boundary]);
  return null;
}

function RemoteContent<Id extends RemoteComponentId>({
  id,
  props,
  hydrate,
}: {
  readonly id: Id;
  readonly props: RemoteProps<Id>;
  readonly hydrate: HydrationMoment;
}) {
  const loader = useRemoteLoader();
  const isHydrating = useIsHydrating();
  const module: RemoteModules[Id] = use(isHydrating ? loader.loadForHydration(id, hydrate) : loader.load(id));
  const Component = module.default as ComponentType<RemoteProps<Id>>;
  return <Component {...(props as RemoteProps<Id> & object)} />;
}

function useRemoteLoader() {
  const loader = use(RemoteLoaderContext);
  if (!loader) throw new Error('Remote must be used below a RemoteLoaderContext');
  return loader;
}
