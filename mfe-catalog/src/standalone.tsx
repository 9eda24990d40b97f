import { paths, useLocation } from '@site/shared';
import { mountStandalone } from '@site/shared/standalone';
import { ProductsPage } from './catalogue/ProductsPage';
import { ComparePage } from './compare/ComparePage';
import { ProductPage } from './detail/ProductPage';

function StandaloneCatalogue() {
  const { pathname } = useLocation();
  if (pathname === paths.compare) return <ComparePage />;
  const prefix = `${paths.products}/`;
  return pathname.startsWith(prefix) ? (
    <ProductPage productId={decodeURIComponent(pathname.slice(prefix.length))} />
  ) : (
    <ProductsPage />
  );
}

mountStandalone(<StandaloneCatalogue />);
