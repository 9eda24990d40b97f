import { Link, paths } from '@site/shared';
import { ChevronRightIcon } from '@site/shared/ui';
import './Breadcrumb.later.module.css';
import styles from './Breadcrumb.module.css';

/** Breadcrumb: https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
export function Breadcrumb({ name }: { readonly name: string }) {
  return (
    <nav aria-label="Você está em">
      <ol className={styles.list}>
        <li className={styles.item}>
          <Link className={styles.link} to={paths.products}>
            Produtos
          </Link>
          <ChevronRightIcon size={14} />
        </li>
        <li className={styles.item} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
