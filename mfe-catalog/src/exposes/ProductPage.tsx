import type { Exposed } from '@site/shared/contracts';
import { ProductPage } from '../detail/ProductPage';

export default ProductPage satisfies Exposed<'mfe_catalog/ProductPage'>;
