import { Modal } from '@site/shared/ui';
import styles from './EnlargedView.later.module.css';

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
  return (
    <Modal {...dialog} size="large">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={styles.frame} aria-label="Imagem ampliada" tabIndex={0}>
        <picture className={styles.picture}>
          {/* Without scripts nothing is lazy, and nothing opens the view. */}
          <source media="(scripting: none)" srcSet="data:,%20" />
          <img className={styles.image} src={src} alt={alt} width={1600} height={1600} loading="lazy" />
        </picture>
      </section>
    </Modal>
  );
}
