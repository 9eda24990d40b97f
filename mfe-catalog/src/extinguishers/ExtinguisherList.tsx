import { Button } from '@site/shared/ui';
import type { Month } from '../dueDates/months';
import styles from './ExtinguisherList.script.module.css';
import { countedName, dueDatesFor, type Extinguisher, lastMonthsText, placedName } from './extinguisher';

interface Props {
  readonly list: readonly Extinguisher[];
  readonly today: Month;
  /** Ids of the lines that are not part of the request. */
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (ids: ReadonlySet<string>) => void;
  readonly onEdit: (extinguisher: Extinguisher) => void;
}

/** All lines, each with its last dates and a choice for the request. */
export function ExtinguisherList({ list, today, leftOut, onLeaveOut, onEdit }: Props) {
  const isOverdue = (extinguisher: Extinguisher) => dueDatesFor(extinguisher, today).some((it) => it.monthsLeft < 0);
  const others = list.filter((extinguisher) => !isOverdue(extinguisher));
  return (
    <section className={styles.section} aria-labelledby="catalog-list">
      <h2 id="catalog-list">Sua lista</h2>
      <div className={styles.choices}>
        <span>Para o pedido:</span>
        <Button variant="secondary" onClick={() => onLeaveOut(new Set())}>
          Todos
        </Button>
        {others.length > 0 && others.length < list.length && (
          <Button variant="secondary" onClick={() => onLeaveOut(new Set(others.map(({ id }) => id)))}>
            Só os vencidos
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {list.map((extinguisher) => {
          const { id, place } = extinguisher;
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={!leftOut.has(id)}
                  onChange={({ target }) => {
                    const others = [...leftOut].filter((it) => it !== id);
                    onLeaveOut(new Set(target.checked ? others : [...others, id]));
                  }}
                />
                <span>
                  <strong>{countedName(extinguisher)}</strong>{' '}
                  <span>{[place, lastMonthsText(extinguisher)].filter(Boolean).join(', ')}</span>
                </span>
              </label>
              <Button
                variant="secondary"
                aria-label={`Editar ${placedName(extinguisher)}`}
                onClick={() => onEdit(extinguisher)}
              >
                Editar
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
