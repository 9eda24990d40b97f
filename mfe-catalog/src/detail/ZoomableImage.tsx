import { Modal, Picture, ZoomIcon } from '@site/shared/ui';
import { type PointerEvent, useState } from 'react';
import { ImageViewer } from './ImageViewer';
import { mainPicturePlace } from './mainPicturePlace';
import styles from './ZoomableImage.module.css';

interface Props {
  readonly src: string;
  readonly alt: string;
  /** Of the enlarged view. */
  readonly title: string;
}

/**
 * The main image. A mouse over it enlarges what it points at; a tap, click or key opens the enlarged view. Only then is
 * the picture fetched in full.
 */
export function ZoomableImage({ src, alt, title }: Props) {
  const [viewer, setViewer] = useState<'unused' | 'open' | 'closed'>('unused');
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
        onPointerLeave={() => setPointedAt(false)}
        onClick={() => setViewer('open')}
      >
        <span className={styles.mark}>
          <ZoomIcon size={20} />
        </span>
      </button>
      {viewer !== 'unused' && (
        <Modal open={viewer === 'open'} onClose={() => setViewer('closed')} title={title} size="large">
          <ImageViewer src={src} alt={alt} />
        </Modal>
      )}
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
