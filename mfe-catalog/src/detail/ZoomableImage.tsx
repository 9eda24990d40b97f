import { opens, scrolls } from '@site/shared/early';
import { Picture, ZoomIcon } from '@site/shared/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { mainPicturePlace } from './mainPicturePlace';
import './ZoomableImage.print.module.css';
import './ZoomableImage.forced.module.css';
import styles from './ZoomableImage.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly src: string;
  readonly alt: string;
  /** True for the one that the page shows at first; the others are fetched when they are chosen. */
  readonly isFirst: boolean;
  /** Id of the dialog with the enlarged view. */
  readonly viewId: string;
  /** Id of the row of pictures in it. */
  readonly rowId: string;
  /** Place of the picture in that row. */
  readonly index: number;
  /** Called to open the enlarged view at this picture. */
  readonly onEnlarge: (index: number) => void;
}

/**
 * A large image. A mouse over it enlarges what it points at; a tap, click or key opens the enlarged view, or, where no
 * script runs, the picture alone. Only then is it fetched in full.
 */
export function ZoomableImage({ className, src, alt, isFirst, viewId, rowId, index, onEnlarge }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [inFull, setInFull] = useState(false);
  useEffect(() => {
    // The style sheet enlarges before this code comes, and the mouse may rest from then on.
    if (link.current?.matches(':hover') && window.matchMedia('(hover: hover) and (pointer: fine)').matches)
      setInFull(true);
  }, []);
  return (
    <div className={`${styles.frame} ${className ?? ''}`}>
      <Picture
        className={styles.image}
        src={src}
        {...mainPicturePlace}
        full={inFull}
        alt={alt}
        width={800}
        height={800}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <a
        ref={link}
        className={styles.enlarge}
        href={src}
        {...opens(viewId)}
        {...scrolls(rowId, index)}
        aria-label="Ampliar imagem"
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse') return;
          followPointer(event);
          setInFull(true);
        }}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onEnlarge(index);
        }}
      >
        <span className={styles.mark}>
          <ZoomIcon size={20} />
        </span>
      </a>
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
