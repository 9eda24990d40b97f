import { Eyebrow, Section } from '@site/shared/ui';
import { paginaServicos } from '../../content/pagina-servicos';
import styles from './Expertise.module.css';

/** Spec 2, Services: expertise of the company, with the standards it follows. */
export function Expertise() {
  const { chamada, titulo, texto, normas } = paginaServicos.especialidade;
  return (
    <Section isStatic aria-labelledby="services-expertise">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Eyebrow>{chamada}</Eyebrow>
          <h2 id="services-expertise">{titulo}</h2>
          <p className={styles.lead}>{texto}</p>
        </div>
        <dl className={styles.codes}>
          {normas.map(({ sigla, significado }) => (
            <div key={sigla} className={styles.code}>
              <dt>{sigla}</dt>
              <dd>{significado}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
