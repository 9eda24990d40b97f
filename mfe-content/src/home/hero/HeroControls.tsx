import { scrolls } from '@site/shared/early';
import { VisuallyHidden } from '@site/shared/ui';
import styles from './Hero.module.css';
import { heroSlides } from './heroSlides';
import { PlaybackIcon } from './PlaybackIcon';

interface Props {
  readonly viewportId: string;
  readonly current: number;
  /** Whether the visitor wants the other than what is usual for who wants so much motion: to pause, or to resume. */
  readonly isSwitched: boolean;
  readonly onChoose: (index: number) => void;
  readonly onSwitch: (isSwitched: boolean) => void;
}

/**
 * A button for each slide, and a box that stops the show; for who wants less motion, one that starts it. What is said of it,
 * and which icon it has, is the style sheet's to know: it is right before React has come.
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
          // It looks like a button.
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.click()}
        />
        <PlaybackIcon />
        <VisuallyHidden>
          <span className={styles.pause}>Pausar apresentação</span>
          <span className={styles.resume}>Retomar apresentação</span>
        </VisuallyHidden>
      </label>
      {heroSlides.map(({ id, titulo }, index) => (
        <button
          key={id}
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
