import { scrolls } from '@site/shared/early';
import { VisuallyHidden } from '@site/shared/ui';
import { destaques } from '../../../content/destaques';
import styles from './Hero.module.css';

interface Props {
  readonly viewportId: string;
  readonly current: number;
  /** True where the visitor has reversed the default: paused, or, with reduced motion, started. */
  readonly isSwitched: boolean;
  readonly onChoose: (index: number) => void;
  readonly onSwitch: (isSwitched: boolean) => void;
}

/**
 * Button of each slide, and a checkbox that pauses the slides or, with reduced motion, starts them. The style sheet chooses
 * its label and icon, so that they are right before hydration.
 */
export function HeroControls({ viewportId, current, isSwitched, onChoose, onSwitch }: Props) {
  return (
    <div className={styles.controls}>
      <label className={styles.playback}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isSwitched}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
          // Enter works as on a button, which it looks like.
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.click()}
        />
        <PlaybackIcon />
        <VisuallyHidden>
          <span className={styles.pause}>Pausar apresentação</span>
          <span className={styles.resume}>Retomar apresentação</span>
        </VisuallyHidden>
      </label>
      {destaques.map(({ titulo }, index) => (
        <button
          key={titulo}
          type="button"
          className={styles.bullet}
          {...scrolls(viewportId, index)}
          aria-label={`Ir para o destaque ${index + 1}: ${titulo}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}

/** The style sheet moves the drawing: two icons would make the page's HTML exceed the first round trip. */
const PlaybackIcon = () => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 5v14M16 5v14M31 4.5v15l12-7.5Z" />
  </svg>
);
