import styles from './EmptyOrderDrawing.module.css';

export function EmptyOrderDrawing() {
  return (
    <svg className={styles.drawing} width={200} height={150} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx={100} cy={138} rx={88} ry={8} />
      <rect className={styles.board} x={34} y={18} width={92} height={118} rx={9} />
      <rect className={styles.paper} x={43} y={32} width={74} height={95} rx={3} />
      <path className={styles.clip} d="M62 14a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v14H62Z" />
      <path className={styles.lines} d="M54 52h10M72 52h34M54 72h10M72 72h34M54 92h10M72 92h22M54 112h10" />
      <path className={styles.body} d="M132 136h34a4 4 0 0 0 4-4V76a21 21 0 0 0-42 0v56a4 4 0 0 0 4 4Z" />
      <path className={styles.shine} d="M135 128V78a14 14 0 0 1 6-11" />
      <rect className={styles.label} x={136} y={92} width={26} height={22} rx={2} />
      <path className={styles.metal} d="M144 56v-9h10v9M141 47h22l9-6M149 47l16-13" />
      <path className={styles.hose} d="M144 50c-18-4-24 8-22 22l3 40" />
    </svg>
  );
}
