import { Section, SectionHeading } from '@site/shared/ui';
import { diferenciais } from '../../../content/diferenciais';
import { paginaEmpresa } from '../../../content/pagina-empresa';
import { Differential } from './Differential';
import './Differentials.forced.module.css';
import './Differentials.print.module.css';
import styles from './Differentials.module.css';

/** Spec 2, Company page: six differentials. */
export function Differentials() {
  const { chamada, titulo } = paginaEmpresa.diferenciais;
  return (
    <Section tone="surface" aria-labelledby="company-differentials">
      <SectionHeading eyebrow={chamada} title={titulo} id="company-differentials" />
      <ul className={styles.cards}>
        {diferenciais.map((differential) => (
          <Differential key={differential.titulo} {...differential} />
        ))}
      </ul>
    </Section>
  );
}
