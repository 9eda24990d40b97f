import { useSiteConfig } from '@site/shared';
import { Button, CalendarIcon, ExternalButtonLink } from '@site/shared/ui';
import { products } from '../data/products';
import { stateText } from '../dueDates/dueDates';
import { type Month, monthText } from '../dueDates/months';
import styles from './Agenda.script.module.css';
import { agendaOf, calendarOf } from './agenda';
import { countText, type Extinguisher, placedName } from './extinguisher';

/** Months within which a date is marked as near. */
const near = 3;

/** Id of the heading. */
export const agendaId = 'catalog-agenda';

interface Props {
  readonly list: readonly Extinguisher[];
  readonly today: Month;
}

/** Services in the order of their dates, with a calendar file of those to come. */
export function Agenda({ list, today }: Props) {
  const { mailEndpoint } = useSiteConfig();
  const agenda = agendaOf(list, today);
  const calendar = calendarOf(agenda, products, mailEndpoint);
  return (
    <section className={styles.agenda} aria-labelledby={agendaId}>
      <h2 id={agendaId} tabIndex={-1}>
        O que vence
      </h2>
      <p>{`${countText(list)}. Datas calculadas em ${monthText(today)}.`}</p>
      {agenda.length === 0 ? (
        <p>Sem o mês da última recarga ou do último ensaio não há datas: eles estão na etiqueta e no selo.</p>
      ) : (
        <ol className={styles.entries}>
          {agenda.map((entry) => (
            <li key={`${entry.duty.id} ${entry.monthsLeft}`} data-state={stateOf(entry.monthsLeft)}>
              <p>
                <strong>{monthText(entry.due)}</strong> <span>{stateText(entry)}</span>
              </p>
              <div>
                <h3>{entry.duty.name}</h3>
                <ul>
                  {entry.extinguishers.map((extinguisher) => (
                    <li key={extinguisher.id}>{placedName(extinguisher)}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        {calendar && (
          <ExternalButtonLink variant="secondary" href={calendar.address} target="_self">
            <CalendarIcon size={20} />
            Guardar as próximas datas na agenda (.ics)
          </ExternalButtonLink>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {calendar?.isComplete === false && (
        <p>As datas mais distantes não couberam na agenda: volte aqui depois da próxima recarga.</p>
      )}
    </section>
  );
}

const stateOf = (monthsLeft: number) => (monthsLeft < 0 ? 'overdue' : monthsLeft <= near ? 'near' : undefined);
