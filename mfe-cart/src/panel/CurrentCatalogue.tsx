import { RemoteLoaderContext, useCatalogueInCart } from '@site/shared';
import type { CartableProduct } from '@site/shared/contracts';
import { use, useEffect, useState } from 'react';

type Products = readonly CartableProduct[];

interface Props {
  readonly isEmpty: boolean;
}

/**
 * On every page. Updates once while mounted: two tabs with different catalogues would overwrite each other's cart
 * without end.
 */
export function CurrentCatalogue({ isEmpty }: Props) {
  const loader = use(RemoteLoaderContext);
  const [products, setProducts] = useState<Products>();
  useEffect(() => {
    if (isEmpty) return;
    const fetchProducts = async () => {
      // Failures of `load` are reported for the release and may replace it; failures of `prefetch` are not.
      const module: unknown = await loader?.prefetch('mfe_catalog/products');
      const { default: list } = Object(module);
      if (Array.isArray(list)) setProducts(list);
    };
    void fetchProducts();
  }, [loader, isEmpty]);
  return products && <CatalogueSync products={products} />;
}

function CatalogueSync({ products }: { readonly products: Products }) {
  useCatalogueInCart(products);
  return null;
}
