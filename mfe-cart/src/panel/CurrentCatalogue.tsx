import { RemoteLoaderContext, useCatalogueInCart } from '@site/shared';
import type { CartableProduct } from '@site/shared/contracts';
import { use, useEffect, useState } from 'react';

type Products = readonly CartableProduct[];

interface Props {
  /** True for a cart without lines, which costs no request. */
  readonly isEmpty: boolean;
}

/**
 * Has the cart's lines take what the deployed catalogue says, on whichever page they are shown. A catalogue that can't be
 * had, or is of a release without such a module, leaves the lines as they are. Writes once while mounted: tabs that know
 * different catalogues would otherwise answer each other's writes without end.
 */
export function CurrentCatalogue({ isEmpty }: Props) {
  const loader = use(RemoteLoaderContext);
  const [products, setProducts] = useState<Products>();
  useEffect(() => {
    if (isEmpty) return;
    const ask = async () => {
      // Not by `load`, whose failures count against the release and may have the page left.
      const found: unknown = await loader?.prefetch('mfe_catalog/products');
      const { default: list } = Object(found);
      if (Array.isArray(list)) setProducts(list);
    };
    void ask();
  }, [loader, isEmpty]);
  return products && <WrittenIntoCart products={products} />;
}

function WrittenIntoCart({ products }: { readonly products: Products }) {
  useCatalogueInCart(products);
  return null;
}
