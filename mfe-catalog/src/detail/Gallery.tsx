import type { Product } from '@site/shared/contracts';
import styles from './Gallery.module.css';
import { Thumbnail } from './Thumbnail';
import { ZoomableImage } from './ZoomableImage';

/**
 * The product's pictures: one large, the others to choose from when there is more than one. A picture and its thumbnail, a
 * radio button, stand together, so that the style sheet shows what is chosen, however many there are.
 */
export function Gallery({ product }: { readonly product: Product }) {
  const images = [...new Set([product.imagePath, ...product.imageGallery])];
  const isChoice = images.length > 1;
  return (
    <div className={styles.gallery}>
      {images.map((image, index) => {
        const position = `${index + 1} de ${images.length}`;
        return (
          <div key={image} className={styles.item}>
            <ZoomableImage
              className={styles.large}
              src={image}
              alt={isChoice ? `${product.name}, imagem ${position}` : product.name}
              title={product.name}
              isFirst={index === 0}
            />
            {isChoice && (
              <Thumbnail className={styles.thumbnail} src={image} position={position} isFirst={index === 0} />
            )}
          </div>
        );
      })}
    </div>
  );
}
