import { Section } from '@site/shared/ui';
import classes from '../../content/classes.json';
import styles from './ClassLegend.later.module.css';

/** Meaning of the fire classes, one line each; texts and sources are in `content/classes.json`. */
export function ClassLegend() {
  return (
    <Section tone="surface" isStatic>
      <h2 className={styles.title}>Classes de fogo</h2>
      <dl className={styles.list}>
        {classes.map(({ letra, texto }) => (
          <div key={letra}>
            <dt>{letra}</dt>
            <dd>{texto}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>Fonte: ABNT NBR 12693, 15808 e 15809. O projeto do local decide.</p>
    </Section>
  );
}
