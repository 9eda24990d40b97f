import { Link, useIsHydrating } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import styles from './CompareToggle.script.module.css';
import { toggleChosen, useChoice, useChosen } from './chosen';
import { limits } from './comparePath';
import { useChosenPath } from './useChosenPath';

/** Checkbox of a card. Without scripts there is no comparison, so the HTML does not contain it. */
export function CompareToggle({ product: { id, name } }: { readonly product: Pick<Product, 'id' | 'name'> }) {
  const isHydrating = useIsHydrating();
  const choice = useChoice(id);
  if (isHydrating) return null;
  return (
    <>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={choice === 'chosen'}
          disabled={choice === 'full'}
          onChange={() => toggleChosen(id)}
        />
        <span>Comparar</span> <VisuallyHidden>{name}</VisuallyHidden>
      </label>
      {choice === 'chosen' && <CompareShortcut />}
    </>
  );
}

/** For keyboards: the `CompareBar` follows the whole list. */
function CompareShortcut() {
  const { length } = useChosen();
  const path = useChosenPath();
  if (length < limits.fewest) return null;
  return <Link className={styles.shortcut} to={path}>{`Comparar ${length} produtos`}</Link>;
}
