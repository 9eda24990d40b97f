import { PauseIcon, PlayIcon, VisuallyHidden } from '@site/shared/ui';
import styles from './Hero.module.css';
import { heroSlides } from './heroSlides';

interface Props {
  readonly viewportId: string;
  readonly current: number;
  /** Null while nobody knows what the visitor wants: the style sheet does. */
  readonly isPlaying: boolean | null;
  readonly onChoose: (index: number) => void;
  readonly onTogglePlayback: () => void;
}

/** A button for each slide, and one that stops and resumes the show. */
export function HeroControls({ viewportId, current, isPlaying, onChoose, onTogglePlayback }: Props) {
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.playback} data-playback="" onClick={onTogglePlayback}>
        {isPlaying !== false && (
          <span className={isPlaying === null ? styles.unlessReduced : undefined}>
            <PauseIcon size={20} />
            <VisuallyHidden>Pausar apresentação</VisuallyHidden>
          </span>
        )}
        {isPlaying !== true && (
          <span className={isPlaying === null ? styles.ifReduced : undefined}>
            <PlayIcon size={20} />
            <VisuallyHidden>Retomar apresentação</VisuallyHidden>
          </span>
        )}
      </button>
      {heroSlides.map(({ id, titulo }, index) => (
        <button
          key={id}
          type="button"
          className={styles.bullet}
          aria-controls={viewportId}
          data-scroll={index}
          aria-label={`Ir para o destaque ${index + 1}: ${titulo}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          <span aria-hidden="true">{index + 1}</span>
        </button>
      ))}
    </div>
  );
}
