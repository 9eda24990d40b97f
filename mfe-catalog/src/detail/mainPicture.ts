import type { Picture, ProductPageProps } from '@site/shared/contracts';
import { pictureSource } from '@site/shared/ui';
import { mainPicturePlace } from './mainPicturePlace';
import { productPageData } from './productPageData';

export function mainPicture({ productId }: ProductPageProps): Picture | null {
  const data = productPageData(productId);
  return data ? pictureSource({ src: data.product.imagePath, ...mainPicturePlace }) : null;
}
