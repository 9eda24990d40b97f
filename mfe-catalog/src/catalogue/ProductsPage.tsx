import desktopImage from '@images/banner/produtos-desktop?width=576-1152';
import mobileImage from '@images/banner/produtos-mobile?width=320-640';
import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { PageBanner, Picture } from '@site/shared/ui';
import { useMemo } from 'react';
import { paginaProdutos } from '../../content/pagina-produtos';
import { products } from '../data/products';
import { Catalogue } from './Catalogue';
import styles from './CatalogueBanner.module.css';

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
        itemListElement: products.map(({ id }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${siteUrl}${paths.product(id)}`,
        })),
      },
    ],
  };
}

const { faixa } = paginaProdutos;

/** Widths of the whole drawing; its sides are clipped. */
const sizes = { mobile: '(min-width: 40rem) 36vw, 210px', desktop: 'min(54vw, 576px)' };

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
            sizes={sizes.mobile}
            wide={{ src: desktopImage, sizes: sizes.desktop, media: '(min-width: 64rem)' }}
            alt=""
            width={800}
            height={520}
            fetchPriority="high"
          />
        }
      />
    </div>
  );
}
