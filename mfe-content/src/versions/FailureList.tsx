import type { ReleaseTally } from '@site/shared/contracts';
import styles from './FailureList.module.css';
import { countText, phaseNames } from './text';

export function FailureList({ failures }: Pick<ReleaseTally, 'failures'>) {
  if (failures.length === 0) return null;
  const sorted = [...failures].sort((a, b) => b.count - a.count);
  return (
    <ul className={styles.list}>
      {sorted.map(({ phase, healed, count }) => (
        <li key={`${phase} ${healed}`}>
          <strong>{countText(count)}</strong> <span>{phaseNames[phase]}</span>
          <span className={healed ? styles.healed : styles.unhealed}>{healed ? 'recuperada' : 'sem recuperação'}</span>
        </li>
      ))}
    </ul>
  );
}
