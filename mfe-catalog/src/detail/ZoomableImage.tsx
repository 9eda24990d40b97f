import { Picture, ZoomIcon } from '@site/shared/ui';
import { type PointerEvent, useState } from 'react';
import { mainPicturePlace } from './mainPicturePlace';
import { useEnlargedView } from './useEnlargedView';
import styles from './ZoomableImage.module.css';

interface Props {
  readonly src: string;
  readonly alt: string;
  /** Of the enlarged view. */
  readonly title: string;
}

/**
 * The main image. A mouse over it enlarges what it points at; a tap, click or key opens the enlarged view. Only then is
 * the picture fetched in full; the view's code comes as somebody reaches for it.
 */
export function ZoomableImage({ src, alt, title }: Props) {
  const { EnlargedView, isOpen, open, close, prepare } = useEnlargedView();
  const [isPointedAt, setPointedAt] = useState(false);
  const [inFull, setInFull] = useState<string>();
  return (
    <div className={`${styles.frame} ${isPointedAt ? styles.zoomed : ''}`}>
      <Picture
        className={styles.image}
        src={src}
        {...mainPicturePlace}
        full={inFull === src}
        alt={alt}
        width={800}
        height={800}
        fetchPriority="high"
      />
      <button
        type="button"
        className={styles.enlarge}
        aria-label="Ampliar imagem"
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse') return;
          followPointer(event);
          setPointedAt(true);
          setInFull(src);
        }}
        onPointerEnter={prepare}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={prepare}
        onClick={open}
      >
        <span className={styles.mark}>
          <ZoomIcon size={20} />
        </span>
      </button>
      {EnlargedView && <EnlargedView open={isOpen} onClose={close} title={title} src={src} alt={alt} />}
    </div>
  );
}

/** Says where in the frame the pointer is; the style sheet enlarges around that point. */
function followPointer(event: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const { style } = event.currentTarget.parentElement ?? event.currentTarget;
  style.setProperty('--zoom-x', `${((event.clientX - left) / width) * 100}%`);
  style.setProperty('--zoom-y', `${((event.clientY - top) / height) * 100}%`);
}
