import type { Product } from '@site/shared/contracts';
import { productTags } from '../productTags';
import './FireClasses.print.module.css';
import './FireClasses.forced.module.css';
import { fireClassesOf } from '../classes/fireClassesOf';
import styles from './FireClasses.module.css';

export function FireClasses({ product }: { readonly product: Product }) {
  const classes = fireClassesOf(productTags(product)[0]);
  if (classes.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Classes de fogo">
      {classes.map(({ letter, material }) => (
        <li key={letter} className={styles.item}>
          <span className={`${styles.letter} ${styles[letter]}`}>{letter}</span>
          {material}
        </li>
      ))}
    </ul>
  );
}
