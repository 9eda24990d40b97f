import { products } from '../data/products';
import paths from '../exposes/paths';
import { sampleProduct } from '../testing/sampleProduct';
import { similarProducts } from './ProductNotFound';
import { productMetadata } from './productMetadata';
import { productPageData, relatedProducts } from './productPageData';

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

describe('productPageData', () => {
  test('the page’s data contain the product and four related ones only', () => {
    const data = productPageData('PQS-ABC-6KG');
    expect(data?.product.id).toBe('PQS-ABC-6KG');
    expect(data?.related).toHaveLength(4);
    expect(data?.related).not.toContain(data?.product);
  });

  test('each product’s path has the data of its page; the catalogue’s path has none', () => {
    const own = ['/produtos', '/produtos/comparar', '/meus-extintores'];
    expect(paths.paths).toEqual([...own, ...products.map(({ id }) => `/produtos/${id}`)]);
    expect(paths.data('/produtos/AP-10L')).toEqual(productPageData('AP-10L'));
    expect(paths.data('/produtos')).toBeUndefined();
  });
});

describe('relatedRule', () => {
  const ids = (...args: Parameters<typeof relatedProducts>) => relatedProducts(...args).map(({ id }) => id);

  const product = sampleProduct({ id: 'self', type: 'co2,6KG,portatil' });

  test('a shared main category scores 3, each shared sub-tag 1, and the highest score comes first', () => {
    const all = [
      sampleProduct({ id: 'two tags', type: 'agua,6KG,portatil' }), // 2
      product,
      sampleProduct({ id: 'category', type: 'co2,10KG,sobre-rodas' }), // 3
      sampleProduct({ id: 'category and tag', type: 'co2,4KG,portatil' }), // 4
      sampleProduct({ id: 'one tag', type: 'agua,10L,portatil' }), // 1
    ];
    expect(ids(product, all)).toEqual(['category and tag', 'category', 'two tags', 'one tag']);
  });

  test('a product without shared tags is excluded; a main category never matches a sub-tag', () => {
    for (const type of ['agua,75L,sobre-rodas', 'agua,co2', 'portatil,75L']) {
      expect(ids(product, [sampleProduct({ id: 'other', type })])).toEqual([]);
    }
  });

  test('relatedProducts returns at most 4 products and keeps the catalogue’s order for equal scores', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sampleProduct({ id, type: 'co2,4KG' }));
    expect(ids(product, all)).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(product, all.toReversed())).toEqual(['f', 'e', 'd', 'c']);
  });
});

describe('similarProducts', () => {
  const products = [
    ...['AP-10L', 'AP-75L'].map((id) => sampleProduct({ id, type: 'agua' })),
    ...['CO2-4KG', 'CO2-6KG', 'CO2-10KG'].map((id) => sampleProduct({ id, type: 'co2' })),
    ...['4KG', '6KG', '8KG', '12KG', '20KG'].map((size) => sampleProduct({ id: `PQS-ABC-${size}`, type: 'pqs-abc' })),
    ...['PQS-BC-12KG', 'PQS-BC-50KG'].map((id) => sampleProduct({ id, type: 'pqs-bc' })),
    ...['EM-10L', 'EM-50L'].map((id) => sampleProduct({ id, type: 'espuma' })),
  ];
  const idsFor = (id: string) => similarProducts(id, products).map((product) => product.id);

  test.each([
    ['CO2-6KGS', ['CO2-4KG', 'CO2-6KG', 'CO2-10KG', 'AP-10L']],
    ['pqs-abc-4kgs', ['PQS-ABC-4KG', 'PQS-ABC-6KG', 'PQS-ABC-8KG', 'PQS-ABC-12KG']],
    ['AP-50L', ['EM-50L', 'AP-10L', 'AP-75L', 'CO2-4KG']],
  ])('for %s the products with the most equal parts of the id come first: %j', (id, expected) => {
    expect(idsFor(id).toSorted()).toEqual(expected.toSorted());
  });

  test.each(['XPTO', '', '-', '__proto__'])('for %j one product of each category is returned', (id) => {
    expect(idsFor(id)).toEqual(['AP-10L', 'CO2-4KG', 'PQS-ABC-4KG', 'PQS-BC-12KG']);
  });
});
