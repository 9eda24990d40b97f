import { type PageMetadata, paths } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';

const maximumDescription = 155;

/** Head of a product's page, with https://schema.org/Product and BreadcrumbList. */
export function productMetadata(product: Product, siteUrl: string): PageMetadata {
  const path = paths.product(product.id);
  const absolute = (url: string) => new URL(url, siteUrl).href;
  const category = product.technicalDetails.find(({ characteristic }) => characteristic === 'Categoria')?.detail;
  return {
    title: `${product.fullName} (${formatPrice(product.price)})`,
    description: shorten(product.description),
    canonicalPath: path,
    image: product.imagePath,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.fullName,
        description: product.description,
        sku: product.id,
        ...(category && { category }),
        image: [...new Set([product.imagePath, ...product.imageGallery])].map(absolute),
        url: absolute(path),
        offers: {
          '@type': 'Offer',
          url: absolute(path),
          price: product.price.toFixed(2),
          priceCurrency: 'BRL',
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Produtos', item: absolute(paths.products) },
          { '@type': 'ListItem', position: 2, name: product.name, item: absolute(path) },
        ],
      },
    ],
  };
}

/** Cuts a text after the last whole word that fits into a search result. */
function shorten(text: string): string {
  if (text.length <= maximumDescription) return text;
  const cut = text.slice(0, maximumDescription);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:–-]+$/, '')}…`;
}
