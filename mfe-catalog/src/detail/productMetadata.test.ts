import { sampleProduct } from '../testing/sampleProduct';
import { productMetadata } from './productMetadata';

const siteUrl = 'https://www.example.com.br';

test('a product’s metadata contain no invented reviews nor a stock, since the site sells by quote', () => {
  const product = sampleProduct({
    id: 'AP-10L',
    fullName: 'Extintor de Água',
    price: 189.9,
    imagePath: '/a.svg',
    imageGallery: ['/a.svg', 'https://cdn.example/b.svg'],
    technicalDetails: [{ characteristic: 'Categoria', detail: 'Água, portátil' }],
  });
  const metadata = productMetadata(product, siteUrl);
  expect(metadata).toMatchObject({
    title: 'Extintor de Água (R$ 189,90)',
    canonicalPath: '/produtos/AP-10L',
    image: '/a.svg',
  });
  const [item, breadcrumb] = metadata.jsonLd ?? [];
  expect(item).toMatchObject({
    '@type': 'Product',
    sku: 'AP-10L',
    category: 'Água, portátil',
    image: [`${siteUrl}/a.svg`, 'https://cdn.example/b.svg'],
    offers: { price: '189.90', priceCurrency: 'BRL' },
  });
  expect(JSON.stringify(item)).not.toMatch(/aggregateRating|availability/);
  expect(breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: `${siteUrl}/produtos` }, { item: `${siteUrl}/produtos/AP-10L` }],
  });
});
