import type { Exposed, ExposedPicture } from '@site/shared/contracts';
import { mainPicture as picture } from '../detail/mainPicture';
import { ProductPage } from '../detail/ProductPage';

export const mainPicture = picture satisfies ExposedPicture<'mfe_catalog/ProductPage'>;

export default ProductPage satisfies Exposed<'mfe_catalog/ProductPage'>;
