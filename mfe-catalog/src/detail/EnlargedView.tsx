import { Modal } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './EnlargedView.script.module.css';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
}

interface Props extends PictureProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

/** A dialog with a picture larger than its frame, moved about by finger, wheel or arrow keys. */
export function EnlargedView({ src, alt, ...dialog }: Props) {
  return (
    <Modal {...dialog} size="large">
      <EnlargedPicture src={src} alt={alt} />
    </Modal>
  );
}

function EnlargedPicture({ src, alt }: PictureProps) {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    // The dialog around it opens in an effect of its own, and has no size before.
    const request = requestAnimationFrame(() => {
      const element = frame.current;
      if (!element) return;
      element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
      element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
    });
    return () => cancelAnimationFrame(request);
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section ref={frame} className={styles.frame} aria-label="Imagem ampliada" tabIndex={0}>
      <img className={styles.image} src={src} alt={alt} width={1600} height={1600} />
    </section>
  );
}
