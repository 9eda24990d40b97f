import type { Product } from '@site/shared/contracts';
import { useDeferredValue, useEffect, useState } from 'react';
import { GrowingList } from './GrowingList';
import styles from './LongList.module.css';

interface Props {
  readonly catalogue: readonly Product[];
  readonly found: readonly Product[];
}

/**
 * Hundreds or thousands of products, of which a filter shows others at once: the whole catalogue is put away as one
 * element, what was found stands in a list of its own.
 */
export function LongList({ catalogue, found: latest }: Props) {
  // What was chosen is shown first, and how many there are.
  const found = useDeferredValue(latest);
  const isWhole = found === catalogue;
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (isWhole && !wasWhole) setWasWhole(true);

  const [isAsItCame, setAsItCame] = useState(true);
  useEffect(() => setAsItCame(false), []);

  return (
    <>
      {wasWhole && (
        <div className={isWhole ? undefined : styles.away}>
          <GrowingList products={catalogue} isWhole={isAsItCame} />
        </div>
      )}
      {!isWhole && <GrowingList products={found} isWhole={isAsItCame} />}
    </>
  );
}
