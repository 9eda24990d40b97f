import { TrashIcon } from '@site/shared/ui';
import { type Duty, dutiesOf } from '../dueDates/duties';
import { type Month, shortMonth } from '../dueDates/months';
import styles from './ExtinguisherList.script.module.css';
import { countedName, dueDatesFor, type Extinguisher } from './extinguisher';

interface Props {
  readonly list: readonly Extinguisher[];
  readonly today: Month;
  /** Ids of the lines that are not part of the request. */
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (ids: ReadonlySet<string>) => void;
  readonly onEdit: (extinguisher: Extinguisher) => void;
  readonly onRemove: (extinguisher: Extinguisher) => void;
}

/** All lines, each with its last and next dates and a choice for the request. */
export function ExtinguisherList({ list, today, leftOut, onLeaveOut, onEdit, onRemove }: Props) {
  const isOverdue = (extinguisher: Extinguisher) => dueDatesFor(extinguisher, today).some((it) => it.monthsLeft < 0);
  const others = list.filter((extinguisher) => !isOverdue(extinguisher));
  return (
    <section className={styles.section} aria-labelledby="catalog-list">
      <h2 id="catalog-list">Sua lista</h2>
      <div className={styles.choices}>
        <span>Para o pedido:</span>
        <button type="button" onClick={() => onLeaveOut(new Set())}>
          Todos
        </button>
        {others.length > 0 && others.length < list.length && (
          <button type="button" onClick={() => onLeaveOut(new Set(others.map(({ id }) => id)))}>
            Só os vencidos
          </button>
        )}
      </div>
      <ul className={styles.list}>
        {list.map((extinguisher) => {
          const { id, place } = extinguisher;
          const dueDates = dueDatesFor(extinguisher, today);
          const name = [countedName(extinguisher), place].filter(Boolean).join(', ');
          return (
            <li key={id}>
              <label className={styles.name}>
                <input
                  type="checkbox"
                  checked={!leftOut.has(id)}
                  onChange={({ target }) => {
                    const next = new Set(leftOut);
                    if (target.checked) next.delete(id);
                    else next.add(id);
                    onLeaveOut(next);
                  }}
                />
                <span>
                  <strong>{countedName(extinguisher)}</strong>
                  {place && <span className={styles.place}>{place}</span>}
                </span>
              </label>
              <dl className={styles.dates}>
                {dutiesInOrder(extinguisher).map((duty) => {
                  const last = extinguisher[duty.from];
                  const next = dueDates.find((dueDate) => dueDate.duty.id === duty.id);
                  return (
                    <div key={duty.id} data-overdue={(next && next.monthsLeft < 0) || undefined}>
                      <dt>{duty.name}</dt>
                      <dd>{next ? `até ${shortMonth(next.due)}` : 'sem data'}</dd>
                      {last && duty.id !== 'inspecao' && (
                        <dd className={styles.last}>
                          {`${duty.overdue === 'vencida' ? 'última' : 'último'} em ${shortMonth(last)}`}
                        </dd>
                      )}
                    </div>
                  );
                })}
              </dl>
              <div className={styles.actions}>
                <button type="button" aria-label={`Editar ${name}`} onClick={() => onEdit(extinguisher)}>
                  Editar
                </button>
                <button type="button" aria-label={`Retirar ${name}`} onClick={() => onRemove(extinguisher)}>
                  <TrashIcon size={20} />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The inspection comes last: only CO₂ has it, so that the others are aligned. */
const dutiesInOrder = ({ family }: Extinguisher): readonly Duty[] =>
  [...dutiesOf({ type: family })].sort((a, b) => Number(a.id === 'inspecao') - Number(b.id === 'inspecao'));
