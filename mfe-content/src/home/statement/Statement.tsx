import { paths } from '@site/shared';
import { ButtonLink, Eyebrow, Section } from '@site/shared/ui';
import { facts } from './facts';
import './Statement.print.module.css';
import styles from './Statement.module.css';

/** The page's title: what the company does and for whom (spec 1). */
export function Statement() {
  return (
    <Section isStatic>
      <div className={styles.opening}>
        <div className={styles.claim}>
          <Eyebrow>Engenharia contra incêndio e pânico</Eyebrow>
          <h1 tabIndex={-1} className={styles.title}>
            Segurança <span>contra incêndio,</span> <span>do projeto</span> à vistoria.
          </h1>
        </div>
        <div className={styles.aside}>
          <p className={styles.text}>
            Projetamos, legalizamos, instalamos e mantemos sistemas contra incêndio para empresas, condomínios e
            estabelecimentos no Rio de Janeiro e em todo o Brasil.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.contact} size="large">
              Fale conosco
            </ButtonLink>
            <ButtonLink to={paths.products} variant="secondary" size="large">
              Ver extintores
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul className={styles.facts}>
        {facts.map(({ figure, unit, text }) => (
          <li key={figure} className={styles.fact}>
            <p className={styles.figure}>
              {unit ? `${figure} ` : figure}
              {unit && <span className={styles.unit}>{unit}</span>}
            </p>
            <p className={styles.note}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
