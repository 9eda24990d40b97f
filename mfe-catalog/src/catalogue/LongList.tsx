import type { Product } from '@site/shared/contracts';
import { useDeferredValue, useEffect, useState } from 'react';
import { GrowingList } from './GrowingList';
import styles from './LongList.later.module.css';

interface Props {
  readonly catalogue: readonly Product[];
  readonly found: readonly Product[];
}

/**
 * Hundreds or thousands of products. For a fast filter, the whole catalogue is hidden as one element and the results are
 * another list.
 */
export function LongList({ catalogue, found: latest }: Props) {
  // Ticked boxes and the count are painted before the list.
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
