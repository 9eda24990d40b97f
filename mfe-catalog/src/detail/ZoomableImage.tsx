import { opens, scrolls } from '@site/shared/early';
import { Picture, ZoomIcon } from '@site/shared/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { mainPicturePlace } from './mainPicturePlace';
import './ZoomableImage.print.module.css';
import './ZoomableImage.forced.module.css';
import './ZoomableImage.later.module.css';
import styles from './ZoomableImage.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly src: string;
  readonly alt: string;
  /** True for the initially shown picture; the others are fetched when they are chosen. */
  readonly isFirst: boolean;
  readonly viewId: string;
  readonly rowId: string;
  readonly index: number;
  readonly onEnlarge: (index: number) => void;
}

/**
 * Large image. A mouse over it magnifies the part under the pointer; a tap, click or key opens the enlarged view, or, without
 * scripts, the image file. The full size is fetched only then.
 */
export function ZoomableImage({ className, src, alt, isFirst, viewId, rowId, index, onEnlarge }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [inFull, setInFull] = useState(false);
  useEffect(() => {
    // The mouse may already rest on the image: `pointermove` then never fires.
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
          setZoomOrigin(event);
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

/** Sets the pointer position in the frame, which the style sheet magnifies around. */
function setZoomOrigin(event: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const { style } = event.currentTarget.parentElement ?? event.currentTarget;
  style.setProperty('--zoom-x', `${((event.clientX - left) / width) * 100}%`);
  style.setProperty('--zoom-y', `${((event.clientY - top) / height) * 100}%`);
}
