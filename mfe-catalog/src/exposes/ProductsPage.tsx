import type { Exposed } from '@site/shared/contracts';
import { ProductsPage } from '../catalogue/ProductsPage';

export default ProductsPage satisfies Exposed<'mfe_catalog/ProductsPage'>;
