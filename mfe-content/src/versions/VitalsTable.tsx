import type { ReleaseTally, Vital, VitalName } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import { vitalNames, vitalText } from './text';
import styles from './VitalsTable.module.css';

/** Upper limit of good and lower limit of poor values: ms, or a score (https://web.dev/articles/vitals). */
const limits: Readonly<Record<Exclude<VitalName, 'hydration'>, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

const ratings = { good: 'bom', fair: 'a melhorar', poor: 'ruim' } as const;

/** 75th percentile. */
export function VitalsTable({ hour, day }: { readonly hour: ReleaseTally | null; readonly day: ReleaseTally }) {
  if (day.vitals.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>Tempos, em três de quatro páginas até</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Hora</th>
          <th scope="col">Dia</th>
        </tr>
      </thead>
      <tbody>
        {day.vitals.map(({ name }) => (
          <tr key={name}>
            <th scope="row">{vitalNames[name]}</th>
            <Cell name={name} tally={hour} />
            <Cell name={name} tally={day} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, tally }: { readonly name: VitalName; readonly tally: ReleaseTally | null }) {
  const vital = tally?.vitals.find((it) => it.name === name && it.count > 0);
  if (!vital) return <td>–</td>;
  const rating = ratingOf(name, vital.p75);
  return (
    <td className={rating && styles[rating]}>
      <span>{vitalText(name, vital.p75)}</span>
      {rating && <VisuallyHidden>{` (${ratings[rating]})`}</VisuallyHidden>}
    </td>
  );
}

function ratingOf(name: Vital['name'], value: number): keyof typeof ratings | undefined {
  if (name === 'hydration') return undefined;
  const [good, poor] = limits[name];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
