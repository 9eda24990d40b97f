import desktopImage from '@images/banner/produtos-desktop?width=1200-1600';
import mobileImage from '@images/banner/produtos-mobile?width=320-640';
import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { PageBanner, Picture } from '@site/shared/ui';
import { useMemo } from 'react';
import { paginaProdutos } from '../../content/pagina-produtos';
import { products } from '../data/products';
import { Catalogue } from './Catalogue';
import styles from './CatalogueBanner.module.css';
import './CatalogueBanner.print.module.css';

export function ProductsPage() {
  const { siteUrl } = useSiteConfig();
  const metadata = useMemo(() => catalogueMetadata(products, siteUrl), [siteUrl]);
  return (
    <>
      <PageHead metadata={metadata} />
      <CatalogueBanner />
      <Catalogue products={products} />
    </>
  );
}

/** Head of `/produtos`; the list follows https://schema.org/ItemList. */
function catalogueMetadata(products: readonly Product[], siteUrl: string): PageMetadata {
  return {
    title: paginaProdutos.titulo,
    description: paginaProdutos.descricao,
    canonicalPath: paths.products,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: paginaProdutos.faixa.titulo,
        numberOfItems: products.length,
        itemListElement: products.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${siteUrl}${paths.product(id)}`,
        })),
      },
    ],
  };
}

const { faixa } = paginaProdutos;

/** Widths of the whole drawing, which follow from the banner's height; its sides may be clipped. */
const desktopSizes = '(min-width: 100rem) 1524px, max(100vw, 46vw + 732px)';

/** Banner, whose image changes at 1024 px (spec 9, Breakpoints). */
function CatalogueBanner() {
  return (
    <div className={styles.banner}>
      <PageBanner
        eyebrow={faixa.chamada}
        title={faixa.titulo}
        text={faixa.texto}
        image={
          <Picture
            className={styles.image}
            src={mobileImage}
            sizes="(min-width: 40rem) 60vw, 100vw"
            wide={{ src: desktopImage, sizes: desktopSizes, media: '(min-width: 64rem)' }}
            alt=""
            width={800}
            height={520}
            fetchPriority="high"
          />
        }
      >
        <div className={styles.room} />
      </PageBanner>
    </div>
  );
}
