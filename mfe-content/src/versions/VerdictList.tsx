import { folderName, type Verdict } from '@site/shared/contracts';
import { momentText } from './text';
import styles from './VerdictList.module.css';

export function VerdictList({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <section className={styles.section} aria-labelledby="canarios">
      <h2 id="canarios">Canários que falharam</h2>
      {verdicts.length === 0 ? (
        <p>Nenhum canário falhou mais que a versão no ar.</p>
      ) : (
        <ol className={styles.list}>
          {verdicts.map(({ remote, version, time, reason }) => (
            <li key={`${remote} ${version} ${time}`}>
              <p className={styles.what}>
                <strong>{folderName(remote)}</strong> <code>{version}</code>
                <time dateTime={time}>{momentText(new Date(time))}</time>
              </p>
              <p>{reason}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
