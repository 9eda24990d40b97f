import type { Product } from '@site/shared/contracts';
import { Picture } from '@site/shared/ui';
import { useState } from 'react';
import styles from './Gallery.module.css';
import { ZoomableImage } from './ZoomableImage';

const thumbnailSizes = '(min-width: 900px) 88px, (min-width: 768px) 68px, min(22vw - 19px, 88px)';

/** The product's pictures: one large, the others to choose from when there is more than one. */
export function Gallery({ product }: { readonly product: Product }) {
  const images = [...new Set([product.imagePath, ...product.imageGallery])];
  const [selected, setSelected] = useState(product.imagePath);
  const position = (image: string) => `${images.indexOf(image) + 1} de ${images.length}`;

  return (
    <div className={styles.gallery}>
      <ZoomableImage
        src={selected}
        alt={images.length > 1 ? `${product.name}, imagem ${position(selected)}` : product.name}
        title={product.name}
      />
      {images.length > 1 && (
        <div className={styles.thumbnails}>
          {images.map((image) => (
            <button
              key={image}
              type="button"
              className={styles.thumbnail}
              aria-label={`Ver imagem ${position(image)}`}
              aria-pressed={image === selected}
              onClick={() => setSelected(image)}
            >
              <Picture
                src={image}
                sizes={thumbnailSizes}
                between={[72, 240]}
                alt=""
                width={800}
                height={800}
                loading="lazy"
                fetchPriority="low"
                decoding="async"
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
