import type { TechnicalDetail } from '@site/shared/contracts';
import { useId } from 'react';
import styles from './TechnicalTable.module.css';

export function TechnicalTable({ rows }: { readonly rows: readonly TechnicalDetail[] }) {
  const titleId = useId();
  return (
    <div>
      <h2 id={titleId} className={styles.title}>
        Especificações Técnicas
      </h2>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Característica</th>
            <th scope="col">Detalhe</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ characteristic, detail }) => (
            <tr key={characteristic}>
              <th scope="row">{characteristic}</th>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
