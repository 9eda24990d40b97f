import type { Product } from '@site/shared/contracts';
import { useId } from 'react';
import { EnlargedView } from './EnlargedView';
import './Gallery.print.module.css';
import './Gallery.later.module.css';
import styles from './Gallery.module.css';
import { Thumbnail } from './Thumbnail';
import { useEnlargedView } from './useEnlargedView';
import { ZoomableImage } from './ZoomableImage';

/**
 * Pictures of a product: one large, and thumbnails where there are several. Each picture is followed by its thumbnail, a
 * radio button, so that the style sheet can show the chosen picture for any number of pictures.
 */
export function Gallery({ product }: { readonly product: Product }) {
  const view = useEnlargedView();
  const viewId = useId();
  const rowId = useId();
  const sources = [...new Set([product.imagePath, ...product.imageGallery])];
  const isChoice = sources.length > 1;
  const images = sources.map((src, index) => {
    const position = `${index + 1} de ${sources.length}`;
    return { src, position, alt: isChoice ? `${product.name}, imagem ${position}` : product.name };
  });
  return (
    <div className={styles.gallery} {...(isChoice && { role: 'radiogroup', 'aria-label': 'Imagens do produto' })}>
      {images.map(({ src, position, alt }, index) => (
        <div key={src} className={styles.item}>
          <ZoomableImage
            className={styles.large}
            src={src}
            alt={alt}
            isFirst={index === 0}
            viewId={viewId}
            rowId={rowId}
            index={index}
            onEnlarge={view.openAt}
          />
          {isChoice && <Thumbnail className={styles.thumbnail} src={src} position={position} isFirst={index === 0} />}
        </div>
      ))}
      <EnlargedView id={viewId} rowId={rowId} title={product.name} images={images} view={view} />
    </div>
  );
}
