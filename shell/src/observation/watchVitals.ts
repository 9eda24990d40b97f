import { hydrationMark, signMark, type Vital } from '@site/shared/contracts';
import { boundaries, boundaryId } from '@site/shared/early';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import type { KnownReleases, ReleaseName } from './knownReleases';

const memory = 50;

/** Includes buffered entries. @returns getter of the values so far */
export function watchVitals(releases: KnownReleases): () => readonly Vital[] {
  const vitals = new Map<string, Vital>();
  /** Owners of targets by time stamp: entries lose targets that were removed. */
  const owners = new Map<number, ReleaseName | null>();
  const ownerOf = (node: Node | null | undefined) => releases.ofModule(boundaryOf(node));
  const pageOwner = ownerOf(document.querySelector(`main ${boundaries}`));

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
    const owner = entries.map(({ startTime }) => owners.get(startTime)).find(Boolean);
    keep(name, name, Math.round(value), owner ?? (target ? ownerOf(target) : pageOwner));
  };

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
  const noteHydration = ({ name, startTime }: PerformanceEntry) => {
    if (!name.startsWith(hydrationMark) || vitals.has(name)) return;
    const sign = performance.getEntriesByName(signMark)[0]?.startTime ?? 0;
    keep(name, 'hydration', Math.round(startTime - sign), releases.ofModule(name.slice(hydrationMark.length)));
  };
  new PerformanceObserver((list) => list.getEntries().forEach(noteHydration)).observe({ type: 'mark', buffered: true });
  onLCP(keepLcp, { reportAllChanges: true });
  onCLS(keepCls, { reportAllChanges: true });
  onINP(keepInp, { reportAllChanges: true });
  return () => [...vitals.values()];
}

function boundaryOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return (element && boundaryId(element)) ?? 'shell';
}
