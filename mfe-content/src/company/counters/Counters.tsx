import { Section } from '@site/shared/ui';
import { Counter } from './Counter';
import './Counters.print.module.css';
import styles from './Counters.module.css';
import { counters } from './counterFigures';

/** Spec 2, Company page: four animated counters. */
export function Counters() {
  return (
    <Section tone="surface" aria-labelledby="company-figures">
      <h2 id="company-figures" className={styles.title}>
        A empresa em números
      </h2>
      <ul className={styles.counters}>
        {counters.map((counter) => (
          <Counter key={counter.id} {...counter} />
        ))}
      </ul>
    </Section>
  );
}
