import { paths } from '@site/shared';
import type { Exposed } from '@site/shared/contracts';
import { products } from '../data/products';
import { productPageData } from '../detail/productPageData';

const productOf = new Map(products.map(({ id }) => [paths.product(id), id]));

export default {
  paths: [paths.products, paths.compare, paths.extinguishers, ...productOf.keys()],
  // No product has this id.
  notFoundPaths: [paths.product('404')],
  data(path) {
    const id = productOf.get(path);
    return id === undefined ? undefined : productPageData(id);
  },
} satisfies Exposed<'mfe_catalog/paths'>;
