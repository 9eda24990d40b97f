import { Section, SectionHeading } from '@site/shared/ui';
import { Differential } from './Differential';
import './Differentials.forced.module.css';
import './Differentials.print.module.css';
import styles from './Differentials.module.css';
import { differentials } from './differentialCards';

/** Spec 2, Company page: six differentials. */
export function Differentials() {
  return (
    <Section tone="surface" aria-labelledby="company-differentials">
      <SectionHeading eyebrow="Diferenciais" title="O que você leva junto com o serviço" id="company-differentials" />
      <ul className={styles.cards}>
        {differentials.map((differential) => (
          <Differential key={differential.title} {...differential} />
        ))}
      </ul>
    </Section>
  );
}
