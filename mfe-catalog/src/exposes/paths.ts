import { paths } from '@site/shared';
import type { Exposed } from '@site/shared/contracts';
import { products } from '../data/products';

export default {
  paths: [paths.products, ...products.map(({ id }) => paths.product(id))],
} satisfies Exposed<'mfe_catalog/paths'>;
