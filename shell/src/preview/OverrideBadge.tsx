import styles from './OverrideBadge.module.css';
import type { Overrides } from './overrides';
import { folderOf } from './text';

interface Props {
  readonly overrides: Overrides;
  readonly onOpen: () => void;
}

/** Says, for as long as it is so, that this browser does not see what visitors see; opens the panel. */
export function OverrideBadge({ overrides, onOpen }: Props) {
  const names = Object.keys(overrides).map(folderOf);
  if (names.length === 0) return null;
  return (
    <aside className={styles.place} aria-label="Remotos trocados">
      <button type="button" className={styles.badge} aria-haspopup="dialog" onClick={onOpen}>
        {names.length === 1 ? 'Trocado' : 'Trocados'} neste navegador: {names.join(', ')}
      </button>
    </aside>
  );
}
