import type { ReleaseTally } from '@site/shared/contracts';
import { scaleBand, scaleLinear } from 'd3-scale';
import { countText, percentText, rateOf, viewsText } from './text';
import styles from './ViewsChart.module.css';

const [width, viewsHeight, ratesHeight] = [240, 40, 24];

/** Failure rate of a bar of full length, unless a higher rate occurs. */
const usualWorst = 0.05;

/** Views upwards, failure share downwards. The text alternative has the worst value. */
export function ViewsChart({ title, tally }: { readonly title: string; readonly tally: ReleaseTally }) {
  const slices = tally.slices.map((slice, index) => ({ ...slice, index, rate: rateOf(slice) }));
  const x = scaleBand(
    slices.map(({ index }) => index),
    [0, width],
  ).paddingInner(0.25);
  const y = scaleLinear([0, Math.max(1, ...slices.map(({ views }) => views))], [0, viewsHeight]);
  const down = scaleLinear([0, Math.max(usualWorst, ...slices.map(({ rate }) => rate))], [0, ratesHeight]);
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={`${title}: ${descriptionOf(tally)}`}
      viewBox={`0 0 ${width} ${viewsHeight + ratesHeight + 2}`}
      preserveAspectRatio="none"
    >
      {slices.map(({ index, views, rate }) => (
        <g key={index}>
          <rect
            className={styles.views}
            x={x(index)}
            y={viewsHeight - y(views)}
            width={x.bandwidth()}
            height={y(views)}
          />
          <rect className={styles.rate} x={x(index)} y={viewsHeight + 2} width={x.bandwidth()} height={down(rate)} />
        </g>
      ))}
      <line className={styles.base} x1={0} x2={width} y1={viewsHeight + 1} y2={viewsHeight + 1} />
    </svg>
  );
}

function descriptionOf({ views, failedViews, slices }: ReleaseTally): string {
  const worst = Math.max(0, ...slices.map(rateOf));
  const most = Math.max(0, ...slices.map((slice) => slice.views));
  const parts = [viewsText(views), `no máximo ${countText(most)} por intervalo`, `${countText(failedViews)} com falha`];
  return [...parts, ...(worst > 0 ? [`no pior intervalo ${percentText(worst)}`] : [])].join(', ');
}
