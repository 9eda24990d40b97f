import { useEffect, useRef } from 'react';
import styles from './ImageViewer.module.css';

interface Props {
  readonly src: string;
  readonly alt: string;
}

/** A picture larger than its frame, moved about by finger, wheel or arrow keys. */
export function ImageViewer({ src, alt }: Props) {
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
