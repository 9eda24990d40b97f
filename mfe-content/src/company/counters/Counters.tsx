import { Section } from '@site/shared/ui';
import { paginaEmpresa } from '../../../content/pagina-empresa';
import { Counter } from './Counter';
import './Counters.print.module.css';
import styles from './Counters.module.css';

/** Spec 2, Company page: four animated counters. */
export function Counters() {
  return (
    <Section tone="surface" aria-labelledby="company-figures">
      <h2 id="company-figures" className={styles.title}>
        {paginaEmpresa.numeros.titulo}
      </h2>
      <ul className={styles.counters}>
        {paginaEmpresa.numeros.itens.map((counter) => (
          <Counter key={counter.texto} {...counter} />
        ))}
      </ul>
    </Section>
  );
}
