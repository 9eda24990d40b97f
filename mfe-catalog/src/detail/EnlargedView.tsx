import { Modal } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './EnlargedView.module.css';

interface Props {
  /** Of the dialog, which stands in the page's HTML: the browser opens it before this code comes. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly title: string;
  /** Of the picture in full, which is fetched once it is seen. */
  readonly src: string;
  readonly alt: string;
}

/** A dialog with a picture larger than its frame, moved about by finger, wheel or arrow keys. */
export function EnlargedView({ src, alt, ...dialog }: Props) {
  const { open } = dialog;
  const frame = useRef<HTMLElement>(null);
  const wasOpened = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!open || !element) return;
    // Whoever has moved it before this code came has looked for something.
    const isMoved = !wasOpened.current && (element.scrollLeft > 0 || element.scrollTop > 0);
    wasOpened.current = true;
    if (isMoved) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [open]);

  return (
    <Modal {...dialog} size="large">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section ref={frame} className={styles.frame} aria-label="Imagem ampliada" tabIndex={0}>
        <picture>
          {/* Without scripts nothing is lazy, and nothing opens the view. */}
          <source media="(scripting: none)" srcSet="data:," />
          <img className={styles.image} src={src} alt={alt} width={1600} height={1600} loading="lazy" />
        </picture>
      </section>
    </Modal>
  );
}
