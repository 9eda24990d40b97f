import type { Product } from '@site/shared/contracts';
import { Fragment } from 'react';
import { productTags } from '../productTags';
import styles from './ClassLetters.later.module.css';
import { fireClassesOf } from './fireClassesOf';

/** Fire classes of a product as a text with coloured letters, such as `Classes B e C`; null for an unknown agent. */
export function ClassLetters({ product }: { readonly product: Pick<Product, 'type'> }) {
  const classes = fireClassesOf(productTags(product)[0]);
  if (classes.length === 0) return null;
  return (
    <>
      {classes.length === 1 ? 'Classe ' : 'Classes '}
      {classes.map(({ letter }, index) => (
        <Fragment key={letter}>
          {separator(index, classes.length)}
          <b className={styles[letter]}>{letter}</b>
        </Fragment>
      ))}
    </>
  );
}

function separator(index: number, count: number): string | null {
  if (index === 0) return null;
  return index === count - 1 ? ' e ' : ', ';
}
