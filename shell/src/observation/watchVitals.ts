import { hydrationMark, signMark, type Vital } from '@site/shared/contracts';
import { boundaries, boundaryId } from '@site/shared/early';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import type { KnownReleases, ReleaseName } from './knownReleases';

const memory = 50;

/** Includes buffered entries. @returns getter of the values so far */
export function watchVitals(releases: KnownReleases): () => readonly Vital[] {
  const vitals = new Map<string, Vital>();
  const frames: PerformanceLongAnimationFrameTiming[] = [];
  /** Owners of targets by time stamp: entries lose targets that were removed. */
  const owners = new Map<number, ReleaseName | null>();
  const ownerOf = (node: Node | null | undefined) => releases.ofModule(boundaryOf(node));
  const pageOwner = ownerOf(document.querySelector(`main ${boundaries}`));

  /** ms since the page's start. */
  let interaction = { start: 0, end: 0 };

  function keep(key: string, name: Vital['name'], value: number, owner: ReleaseName | null) {
    if (owner) vitals.set(key, { name, value, ...owner });
  }

  const keepLcp = ({ name, value, entries }: LCPMetric) => {
    const element = entries.at(-1)?.element;
    keep(name, name, Math.round(value), element ? ownerOf(element) : pageOwner);
  };

  const keepCls = ({ name, value, entries }: CLSMetric) => {
    const [largest] = [...entries].sort((one, other) => other.value - one.value);
    const node = largest?.sources.find((source) => source.node)?.node;
    keep(name, name, Math.round(value * 10_000) / 10_000, node ? ownerOf(node) : pageOwner);
  };

  const keepInp = ({ name, value, entries }: INPMetric) => {
    const target = entries.find((entry) => entry.target)?.target;
    const known = entries.map(({ startTime }) => owners.get(startTime)).find(Boolean);
    interaction = {
      start: entries[0]?.startTime ?? 0,
      end: Math.max(...entries.map((it) => it.startTime + it.duration)),
    };
    keep(name, name, Math.round(value), known ?? (target ? ownerOf(target) : pageOwner));
  };

  /** Remote whose script took longest; the frame's entry arrives after the interaction's. */
  function slowScript(): string | undefined {
    const [longest] = frames
      .filter(({ startTime, duration }) => startTime < interaction.end && startTime + duration > interaction.start)
      .flatMap(({ scripts }) => scripts)
      .sort((one, other) => other.duration - one.duration);
    return longest && releases.ofCode(longest.sourceURL)?.remote;
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
  watch('long-animation-frame', (entry) => {
    frames.push(entry as PerformanceLongAnimationFrameTiming);
    if (frames.length > memory) frames.shift();
  });
  watch('mark', ({ name, startTime }) => {
    if (!name.startsWith(hydrationMark) || vitals.has(name)) return;
    const sign = performance.getEntriesByName(signMark)[0]?.startTime ?? 0;
    keep(name, 'hydration', Math.round(startTime - sign), releases.ofModule(name.slice(hydrationMark.length)));
  });
  onLCP(keepLcp, { reportAllChanges: true });
  onCLS(keepCls, { reportAllChanges: true });
  onINP(keepInp, { reportAllChanges: true });
  return () => {
    const script = slowScript();
    return [...vitals.values()].map((vital) => (vital.name === 'INP' && script ? { ...vital, script } : vital));
  };
}

function boundaryOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return (element && boundaryId(element)) ?? 'shell';
}

function watch(type: string, callback: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
}
