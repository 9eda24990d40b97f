import type { Exposed } from '@site/shared/contracts';
import { products } from '../data/products';

export default products satisfies Exposed<'mfe_catalog/products'>;
