import styles from './PrivacyPage.module.css';
import type { treatmentsOf } from './treatments';

const rows = [
  ['dados', 'Dados'],
  ['finalidade', 'Para quê'],
  ['baseLegal', 'Base legal'],
  ['prazo', 'Por quanto tempo'],
  ['destinatarios', 'Quem mais recebe'],
] as const;

export function Treatment({ treatment }: { readonly treatment: ReturnType<typeof treatmentsOf>[number] }) {
  return (
    <article className={styles.treatment}>
      <h3>{treatment.titulo}</h3>
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
