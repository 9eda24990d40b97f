import { type ReactNode, useId } from 'react';
import styles from './DataTable.module.css';

interface Props {
  readonly title: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** Shown instead of a table without rows. */
  readonly none?: string | undefined;
  /** Bodies of the table. */
  readonly children: ReactNode;
}

export function DataTable({ title, caption, head, none, children }: Props) {
  const id = useId();
  return (
    <div className={styles.section}>
      <h2 id={id}>{title}</h2>
      {none ? (
        <p>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the focused area
        <section className={styles.area} aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {children}
          </table>
        </section>
      )}
    </div>
  );
}
