import { folderName } from '@site/shared/contracts';
import styles from './OverrideBadge.module.css';
import type { Overrides } from './overrides';

interface Props {
  readonly overrides: Overrides;
  readonly missing: Overrides;
  readonly onOpen: () => void;
}

export function OverrideBadge({ overrides, missing, onOpen }: Props) {
  const names = Object.keys(overrides).map(folderName);
  if (names.length === 0) return null;
  return (
    <aside className={styles.place} aria-label="Remotos trocados">
      <button type="button" className={styles.badge} aria-haspopup="dialog" onClick={onOpen}>
        {`${names.length === 1 ? 'Trocado' : 'Trocados'} neste navegador: ${names.join(', ')}`}
      </button>
      <div role="status">
        {Object.entries(missing).map(([name, choice]) => (
          <p key={name} className={styles.missing}>
            {missingText(name, choice)}
          </p>
        ))}
      </div>
    </aside>
  );
}

function missingText(name: string, choice: string): string {
  const missing = {
    live: 'nada no ar',
    canary: 'nenhum canário',
    previous: 'nenhuma versão anterior',
  }[choice];
  return `O site não tem ${missing ?? `a versão ${choice}`} de ${folderName(name)}. Esta página usa o que o site escolhe.`;
}
