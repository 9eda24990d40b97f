import { Picture, ZoomIcon } from '@site/shared/ui';
import { type PointerEvent, useId, useState } from 'react';
import { EnlargedView } from './EnlargedView';
import { mainPicturePlace } from './mainPicturePlace';
import styles from './ZoomableImage.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly src: string;
  readonly alt: string;
  /** Of the enlarged view. */
  readonly title: string;
  /** True for the one that the page shows at first; the others are fetched when they are chosen. */
  readonly isFirst: boolean;
}

/**
 * A large image. A mouse over it enlarges what it points at; a tap, click or key opens the enlarged view, or, where no
 * script runs, the picture alone. Only then is it fetched in full.
 */
export function ZoomableImage({ className, src, alt, title, isFirst }: Props) {
  const dialogId = useId();
  const [isOpen, setOpen] = useState(false);
  const [inFull, setInFull] = useState(false);
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
        className={styles.enlarge}
        href={src}
        data-opens={dialogId}
        aria-label="Ampliar imagem"
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse') return;
          followPointer(event);
          setInFull(true);
        }}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={styles.mark}>
          <ZoomIcon size={20} />
        </span>
      </a>
      <EnlargedView
        id={dialogId}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        title={title}
        src={src}
        alt={alt}
      />
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
