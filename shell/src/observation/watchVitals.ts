import { hydrationMark, type Vital } from '@site/shared/contracts';
import type { KnownReleases, ReleaseName } from './knownReleases';
import { createShiftSessions, type LayoutShift } from './shiftSessions';
import { createSlowInteractions } from './slowInteractions';

/** Of each kind, most things that are remembered. */
const memory = 50;

/** https://w3c.github.io/long-animation-frames/#sec-PerformanceLongAnimationFrameTiming */
interface AnimationFrame extends PerformanceEntry {
  readonly scripts: readonly (PerformanceEntry & { readonly sourceURL: string })[];
}

/**
 * Watches the page's web vitals, from its start on as far as the browser remembers.
 *
 * Who owns an element is asked when its entry comes: a page that has been left since is no more.
 *
 * @returns what they are by now
 */
export function watchVitals(releases: KnownReleases): () => readonly Vital[] {
  const vitals = new Map<string, Vital>();
  const frames: AnimationFrame[] = [];
  /** Whose element each event was for, by its time: an entry forgets an element that is gone. */
  const owners = new Map<number, ReleaseName | null>();
  const ownerOf = (node: Node | null | undefined) => releases.ofModule(boundaryOf(node));
  /** What nothing in sight has caused is put down to the page's main part. */
  const pageOwner = ownerOf(document.querySelector('main [data-boundary]'));
  const interactions = createSlowInteractions<ReleaseName | null>();
  const addShift = createShiftSessions();
  const hidden = hiddenSince();

  function keep(name: Vital['name'], value: number, owner: ReleaseName | null, key: string = name) {
    if (owner) vitals.set(key, { name, value, ...owner });
  }

  const keepPaint = ({ startTime, element }: LargestContentfulPaint) => {
    const value = Math.max(0, Math.round(startTime - activationStart()));
    if (startTime < hidden) keep('LCP', value, element ? ownerOf(element) : pageOwner);
  };

  const keepShift = (shift: LayoutShift) => {
    if (shift.hadRecentInput) return;
    const { value, largest } = addShift(shift);
    const score = Math.round(value * 10_000) / 10_000;
    if (score <= (vitals.get('CLS')?.value ?? 0)) return;
    const node = largest.sources.find((source) => source.node)?.node;
    keep('CLS', score, node ? ownerOf(node) : pageOwner);
  };

  const keepEvent = ({ interactionId, entryType, startTime, duration, target }: PerformanceEventTiming) => {
    if (!interactionId && entryType !== 'first-input') return;
    const owner = owners.get(startTime) ?? (target ? ownerOf(target) : pageOwner);
    interactions.add(interactionId, { startTime, duration, owner });
  };

  /** With whose script took the longest: the frame of an interaction is known only after it. */
  function keepInteraction() {
    const worst = interactions.typicalWorst(performance.interactionCount ?? 0);
    if (!worst?.owner) return;
    const end = worst.startTime + worst.duration;
    const [longest] = frames
      .filter(({ startTime, duration }) => startTime < end && startTime + duration > worst.startTime)
      .flatMap(({ scripts }) => scripts)
      .sort((one, other) => other.duration - one.duration);
    const script = longest && releases.ofCode(longest.sourceURL)?.remote;
    vitals.set('INP', { name: 'INP', value: Math.round(worst.duration), ...worst.owner, ...(script && { script }) });
  }

  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    window.addEventListener(
      type,
      ({ timeStamp, target }) => {
        owners.set(timeStamp, ownerOf(target as Node));
        const [oldest] = owners.keys();
        if (owners.size > memory && oldest !== undefined) owners.delete(oldest);
      },
      { capture: true, passive: true },
    );
  }
  const watching = [
    watch('long-animation-frame', (frame: AnimationFrame) => {
      frames.push(frame);
      if (frames.length > memory) frames.shift();
    }),
    watch('mark', ({ name, startTime }) => {
      if (!name.startsWith(hydrationMark) || vitals.has(name)) return;
      keep('hydration', Math.round(startTime), releases.ofModule(name.slice(hydrationMark.length)), name);
    }),
    watch('largest-contentful-paint', keepPaint),
    watch('layout-shift', keepShift),
    watch('first-input', keepEvent),
    watch('event', keepEvent),
  ];
  return () => {
    for (const takeRecords of watching) takeRecords();
    keepInteraction();
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    // As the other vital of what is painted, it is none of a page that was loaded in the background.
    if (painted >= hidden || !isSupported('layout-shift')) vitals.delete('CLS');
    else if (!vitals.has('CLS')) keep('CLS', 0, pageOwner);
    return [...vitals.values()];
  };
}

/** The module that an element belongs to. */
function boundaryOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-boundary]')?.dataset.boundary ?? 'shell';
}

/** ms since the page's start at which the visitor has first looked at something else. */
function hiddenSince(): number {
  const times = performance.getEntriesByType('visibility-state');
  const first = times.find(({ name, startTime }) => name === 'hidden' && startTime >= activationStart());
  return first?.startTime ?? (document.hidden ? 0 : Number.POSITIVE_INFINITY);
}

/** ms since the page's start, from which it has been the visitor's: before that the browser prepared it on its own. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation') as { readonly activationStart?: number }[];
  return navigation?.activationStart ?? 0;
}

const isSupported = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type);

/**
 * Calls back for the page's performance entries of a type, earlier ones too, where the browser has them.
 *
 * @returns has it called back for those that wait
 */
function watch<Entry extends PerformanceEntry>(type: string, callback: (entry: Entry) => void): () => void {
  if (!isSupported(type)) return () => {};
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries) callback(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  // The threshold (ms) is that of events: as low as `web-vitals` has it.
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return () => take(observer.takeRecords());
}
