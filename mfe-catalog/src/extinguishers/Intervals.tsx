import { paginaMeusExtintores } from '../../content/pagina-meus-extintores';
import { prazos } from '../../content/prazos';
import { durationText } from '../dueDates/months';
import styles from './ExtinguishersPage.module.css';

const { titulo, texto } = paginaMeusExtintores.prazos;

/** Intervals of the services, with their sources. */
export function Intervals() {
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <h2 id="catalog-intervals">{titulo}</h2>
        <p>{texto}</p>
      </div>
      <dl className={styles.intervals}>
        {Object.values(prazos).map(({ nome, meses, fonte }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <strong>{`a cada ${meses > 12 ? durationText(meses) : `${meses} meses`}`}</strong>
              <span>{fonte}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
