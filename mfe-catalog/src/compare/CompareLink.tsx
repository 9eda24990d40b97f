import { Link, useIsHydrating } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import styles from './CompareLink.script.module.css';
import { useChosen } from './chosen';
import { comparePath, limits } from './comparePath';

/** Link of a product's page to its comparison with the products chosen before. */
export function CompareLink({ product: { id, name } }: { readonly product: Pick<Product, 'id' | 'name'> }) {
  const isHydrating = useIsHydrating();
  const chosen = useChosen();
  if (isHydrating) return null;
  const others = chosen.filter((other) => other !== id).slice(0, limits.most - 1);
  return (
    <Link className={styles.link} to={comparePath([id, ...others])}>
      Comparar
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
