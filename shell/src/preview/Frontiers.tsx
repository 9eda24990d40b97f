import { folderName } from '@site/shared/contracts';
import { boundaries, boundaryId } from '@site/shared/early';
import { useEffect, useState } from 'react';
import { remoteOf } from '../remoteOf';
import styles from './Frontiers.module.css';
import type { UsedReleases } from './usedReleases';

const ofShell = `#root :is(header, footer):not(${boundaries} *)`;

interface Frontier {
  readonly label: string;
  /** px, from the top left corner of the window. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function Frontiers({ used }: { readonly used: UsedReleases }) {
  const frontiers = useFrontiersInView(used);
  return (
    <div className={styles.layer} aria-hidden="true">
      {frontiers.map(({ label, x, y, width, height }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name, and none has a state
          key={index}
          className={styles.frontier}
          data-side={x > window.innerWidth / 2 ? 'end' : 'start'}
          style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
        >
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </div>
  );
}

/** Measures in every frame: parts move for too many reasons to subscribe to each. */
function useFrontiersInView(used: UsedReleases): readonly Frontier[] {
  const [frontiers, setFrontiers] = useState<readonly Frontier[]>([]);
  useEffect(() => {
    let frame = requestAnimationFrame(measure);
    function measure() {
      const inView = frontiersInView(used);
      setFrontiers((shown) => (JSON.stringify(shown) === JSON.stringify(inView) ? shown : inView));
      frame = requestAnimationFrame(measure);
    }
    return () => cancelAnimationFrame(frame);
  }, [used]);
  return frontiers;
}

function frontiersInView(used: UsedReleases): Frontier[] {
  return [...document.querySelectorAll<HTMLElement>(`${boundaries}, ${ofShell}`)].flatMap((element) => {
    const module = boundaryId(element) ?? 'shell';
    const { x, y, width, height, bottom } = element.getBoundingClientRect();
    const isInView = height > 0 && bottom > 0 && y < window.innerHeight;
    return isInView
      ? [{ label: `${folderName(remoteOf(module))} ${used.of(module)?.version ?? ''}`, x, y, width, height }]
      : [];
  });
}
