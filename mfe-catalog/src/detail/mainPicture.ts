import type { Picture, ProductPageProps } from '@site/shared/contracts';
import { productPageData } from './productPageData';

/** The picture that a product's page shows first (`Gallery`); null for an unknown product. */
export function mainPicture({ productId }: ProductPageProps): Picture | null {
  const data = productPageData(productId);
  return data ? { src: data.product.imagePath } : null;
}
