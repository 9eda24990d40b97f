import { PauseIcon, PlayIcon } from '@site/shared/ui';
import styles from './Hero.module.css';
import { heroSlides } from './heroSlides';

interface Props {
  readonly current: number;
  readonly isPlaying: boolean;
  readonly onChoose: (index: number) => void;
  readonly onTogglePlayback: () => void;
}

/** A button for each slide, and one that stops and resumes the show. */
export function HeroControls({ current, isPlaying, onChoose, onTogglePlayback }: Props) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.playback}
        data-playback=""
        aria-label={isPlaying ? 'Pausar apresentação' : 'Retomar apresentação'}
        onClick={onTogglePlayback}
      >
        {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </button>
      {heroSlides.map(({ id, titulo }, index) => (
        <button
          key={id}
          type="button"
          className={styles.bullet}
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
