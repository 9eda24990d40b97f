import styles from './EscapePlan.module.css';

/** Walls with gaps for the doors. `details`, drawn thinner: stairs, door leaves, furniture. */
const walls =
  'M90 90H810V640H690M610 640H90V90M310 90V225M310 265V290M560 90V290M90 290H225M275 290H395M445 290H665M715 290H810M90 390H165M215 390H330V640M330 390H480M480 390V430M480 500V640M480 390H600M700 390H810';
const details =
  'M345 410V520M365 410V520M385 410V520M405 410V520M425 410V520M445 410V520M465 410V520M335 465H470L458 457M470 465L458 473M225 290A50 50 0 0 1 275 240V290M395 290A50 50 0 0 1 445 240V290M665 290A50 50 0 0 1 715 240V290M165 390A50 50 0 0 0 215 440V390M130 130H250V180H130ZM360 130H510V190H360ZM610 130H660V240H610ZM125 520H205V600H125ZM235 520H295V600H235ZM540 560H590V610H540ZM730 430H780V520H730Z';
const pipes = 'M110 310H790M200 310V130M435 310V130M685 310V130M250 310V600M740 310V600';
const sprinklers = [
  [200, 150],
  [435, 150],
  [685, 150],
  [130, 310],
  [330, 310],
  [520, 310],
  [770, 310],
  [250, 480],
  [740, 400],
  [740, 570],
] as const;
const extinguishers = [
  [330, 372],
  [600, 410],
  [108, 340],
] as const;
const labels = [
  { x: 112, y: 118, text: 'SALA 01' },
  { x: 332, y: 118, text: 'SALA 02' },
  { x: 720, y: 118, text: 'SALA 03' },
  { x: 352, y: 360, text: 'CIRCULAÇÃO' },
  { x: 112, y: 490, text: 'DEPÓSITO' },
  { x: 352, y: 615, text: 'ESCADA' },
  { x: 502, y: 530, text: 'HALL' },
  { x: 690, y: 712, text: 'SAÍDA' },
] as const;

export function EscapePlan({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      <svg className={styles.plan} viewBox="60 60 780 780" aria-hidden="true" focusable="false">
        <path className={styles.pipes} d={pipes} />
        <path className={styles.details} d={details} />
        <path className={styles.walls} d={walls} />
        {sprinklers.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            className={styles.sprinkler}
            d={`M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0M${x - 5} ${y}h10M${x} ${y - 5}v10`}
          />
        ))}
        <path className={styles.route} pathLength={1} d="M190 215V340H650V700" />
        <path className={styles.route} pathLength={1} d="M740 215V340H650" />
        <path className={styles.head} d="M628 690L650 722L672 690Z" />
        <circle className={styles.start} cx={190} cy={215} r={11} />
        <circle className={styles.start} cx={740} cy={215} r={11} />
        {extinguishers.map(([x, y]) => (
          <g key={`${x} ${y}`} className={styles.extinguisher}>
            <circle cx={x} cy={y} r={14} />
            <path d={`M${x - 3.5} ${y - 2}h7v9h-7ZM${x} ${y - 3}v-4M${x - 3} ${y - 7}h7`} />
          </g>
        ))}
        {labels.map(({ x, y, text }) => (
          <text key={text} className={styles.label} x={x} y={y}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
