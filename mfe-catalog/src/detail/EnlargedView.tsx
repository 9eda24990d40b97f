import { scrolls } from '@site/shared/early';
import { ChevronLeftIcon, ChevronRightIcon, Modal, ZoomIcon } from '@site/shared/ui';
import styles from './EnlargedView.later.module.css';
import type { EnlargedViewState } from './useEnlargedView';

interface EnlargedImage {
  /** Address of the picture in full size, fetched when it comes into view. */
  readonly src: string;
  readonly alt: string;
  /** Such as `2 de 4`. */
  readonly position: string;
}

interface Props {
  /** Id of the dialog. It is in the page's HTML, and the first responder can open it before hydration. */
  readonly id: string;
  readonly rowId: string;
  readonly title: string;
  readonly images: readonly EnlargedImage[];
  readonly view: EnlargedViewState;
}

/**
 * Touch, arrow keys or buttons move to the next picture. A checkbox magnifies; then the picture scrolls in its frame.
 */
export function EnlargedView({ id, rowId, title, images, view }: Props) {
  const { row, isOpen, setOpen, current, show, onScroll } = view;
  return (
    <Modal id={id} open={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} title={title} size="large">
      <div className={styles.view}>
        <div ref={row} id={rowId} className={styles.row} onScroll={onScroll}>
          {images.map(({ src, alt, position }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
            <section key={src} className={styles.picture} aria-label={`Imagem ${position}`} tabIndex={0}>
              <picture>
                {/* Without scripts, browsers ignore `loading="lazy"` and nothing opens the view: no picture is fetched. */}
                <source media="(scripting: none)" srcSet="data:,%20" />
                <img className={styles.image} src={src} alt={alt} width={1600} height={1600} loading="lazy" />
              </picture>
            </section>
          ))}
        </div>
        <div className={styles.foot}>
          {images.length > 1 && (
            <>
              <button
                type="button"
                className={styles.button}
                aria-label="Imagem anterior"
                {...scrolls(rowId, 'previous')}
                aria-disabled={current === 0}
                onClick={() => current !== undefined && show(current - 1)}
              >
                <ChevronLeftIcon />
              </button>
              <p className={styles.position} role="status">
                {current !== undefined && `Imagem ${images[current]?.position}`}
              </p>
              <button
                type="button"
                className={styles.button}
                aria-label="Próxima imagem"
                {...scrolls(rowId, 'next')}
                aria-disabled={current === images.length - 1}
                onClick={() => current !== undefined && show(current + 1)}
              >
                <ChevronRightIcon />
              </button>
            </>
          )}
          <label className={`${styles.button} ${styles.magnify}`}>
            <input type="checkbox" className={styles.box} aria-label="Aumentar imagem" />
            <ZoomIcon />
          </label>
        </div>
      </div>
    </Modal>
  );
}
