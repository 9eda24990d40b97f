import { paths } from '@site/shared';
import { ButtonLink, Eyebrow, Section } from '@site/shared/ui';
import { paginaInicio } from '../../../content/pagina-inicio';
import './Statement.print.module.css';
import styles from './Statement.module.css';

/** The page's title: what the company does and for whom (spec 1). */
export function Statement() {
  const { chamada, titulo, texto } = paginaInicio.abertura;
  return (
    <Section isStatic>
      <div className={styles.opening}>
        <div className={styles.claim}>
          <Eyebrow>{chamada}</Eyebrow>
          <h1 tabIndex={-1} className={styles.title}>
            {lineGroups(titulo).map(({ text, isGroup }) => (isGroup ? <span key={text}>{text}</span> : text))}
          </h1>
        </div>
        <div className={styles.aside}>
          <p className={styles.text}>{texto}</p>
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
        {paginaInicio.fatos.map(({ destaque, unidade, texto }) => (
          <li key={destaque} className={styles.fact}>
            <p className={styles.figure}>
              {unidade ? `${destaque} ` : destaque}
              {unidade && <span className={styles.unit}>{unidade}</span>}
            </p>
            <p className={styles.note}>{texto}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Splits a title at its bracketed groups, which stand on one line. */
const lineGroups = (title: string) =>
  title.split(/\[([^\]]+)\]/).map((text, index) => ({ text, isGroup: index % 2 === 1 }));
