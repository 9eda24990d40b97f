import { Link, useIsHydrating } from '@site/shared';
import styles from './CompareBar.script.module.css';
import { choose, useChosen } from './chosen';
import { limits } from './comparePath';
import { useChosenPath } from './useChosenPath';

/** Bar at the lower edge of the window while products are chosen for a comparison. */
export function CompareBar() {
  const chosen = useChosen();
  const path = useChosenPath();
  if (useIsHydrating()) return null;
  return (
    <div className={chosen.length > 0 ? styles.bar : styles.empty}>
      <p role="status">{messageFor(chosen.length)}</p>
      {chosen.length > 0 && (
        <>
          <button type="button" className={styles.clear} onClick={() => choose([])}>
            Limpar comparação
          </button>
          {chosen.length >= limits.fewest && (
            <Link className={styles.compare} to={path}>
              Comparar
            </Link>
          )}
        </>
      )}
    </div>
  );
}

function messageFor(count: number): string {
  if (count === 0) return '';
  if (count === 1) return '1 produto: escolha mais um para comparar';
  return count === limits.most ? '4 produtos, o máximo' : `${count} produtos para comparar`;
}
