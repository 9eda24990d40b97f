import { paths, useLocation } from '@site/shared';
import { mountStandalone } from '@site/shared/standalone';
import { ProductsPage } from './catalogue/ProductsPage';
import { ProductPage } from './detail/ProductPage';

function StandaloneCatalogue() {
  const { pathname } = useLocation();
  const prefix = `${paths.products}/`;
  return pathname.startsWith(prefix) ? (
    <ProductPage productId={decodeURIComponent(pathname.slice(prefix.length))} />
  ) : (
    <ProductsPage />
  );
}

mountStandalone(<StandaloneCatalogue />);
