import styles from './PrivacyPage.module.css';
import type { TreatmentFacts } from './treatments';

const rows = [
  ['data', 'Dados'],
  ['purpose', 'Para quê'],
  ['basis', 'Base legal'],
  ['duration', 'Por quanto tempo'],
  ['recipients', 'Quem mais recebe'],
] as const;

export function Treatment({ treatment }: { readonly treatment: TreatmentFacts }) {
  return (
    <article className={styles.treatment}>
      <h3>{treatment.title}</h3>
      <dl className={styles.facts}>
        {rows.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{treatment[name]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
