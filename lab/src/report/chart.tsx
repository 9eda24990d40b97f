/** @jsxRuntime automatic */ // The tools run from their sources, without a tsconfig.json that would say so.
import { scaleBand, scaleLinear } from 'd3-scale';

export interface Bar {
  readonly label: string;
  /** From left to right, each in the colour of its index. */
  readonly parts: readonly number[];
  /** Written at the end of the bar. */
  readonly text: string;
}

/** Distinguishable by colour-blind people too (https://jfly.uni-koeln.de/color/). */
export const colors = ['#d55e00', '#0072b2', '#009e73', '#e69f00', '#888888'] as const;

const [width, barHeight, labelWidth, textWidth] = [860, 26, 190, 110];

/** Horizontal bars, one below the other, that share a scale from 0. */
export function BarChart({
  title,
  bars,
  unit,
}: {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly unit: string;
}) {
  const height = bars.length * barHeight;
  const total = ({ parts }: Bar) => parts.reduce((sum, part) => sum + part, 0);
  const x = scaleLinear([0, Math.max(1e-9, ...bars.map(total))], [labelWidth, width - textWidth]).nice();
  const y = scaleBand(
    bars.map(({ label }) => label),
    [0, height],
  ).padding(0.25);
  return (
    <svg role="img" aria-label={title} viewBox={`0 0 ${width} ${height + 20}`} width={width}>
      {x.ticks(5).map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={0} y2={height} stroke="#ddd" />
          <text x={x(tick)} y={height + 14} textAnchor="middle" className="tick">
            {tick.toLocaleString('en')} {unit}
          </text>
        </g>
      ))}
      {bars.map((bar) => {
        const top = y(bar.label) ?? 0;
        return (
          <g key={bar.label}>
            <text x={labelWidth - 8} y={top + y.bandwidth() / 2} textAnchor="end" dominantBaseline="middle">
              {bar.label}
            </text>
            {segments(bar.parts).map(({ from, to, color }) => (
              <rect key={color} x={x(from)} y={top} width={x(to) - x(from)} height={y.bandwidth()} fill={color} />
            ))}
            <text x={x(total(bar)) + 6} y={top + y.bandwidth() / 2} dominantBaseline="middle">
              {bar.text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where each part of a bar begins and ends, in the unit of its values. */
function segments(parts: readonly number[]) {
  let from = 0;
  return parts.map((part, index) => {
    const segment = { from, to: from + part, color: colors[index] };
    from += part;
    return segment;
  });
}
