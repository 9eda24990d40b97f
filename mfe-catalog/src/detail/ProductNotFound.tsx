import { PageHead, type PageMetadata, paths, useIsHydrating, useNavigate } from '@site/shared';
import type { Product, ProductPageProps } from '@site/shared/contracts';
import { ButtonLink, Container } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { Announcer } from '../card/Announcer';
import { QuoteForm } from '../card/QuoteForm';
import { products } from '../data/products';
import styles from './ProductNotFound.later.module.css';
import { RelatedProducts } from './RelatedProducts';

const metadata: PageMetadata = {
  title: 'Produto não encontrado',
  description: 'O produto que você está procurando não existe.',
};

export function ProductNotFound({ productId }: ProductPageProps) {
  // Every unknown id gets the same prerendered file, so the id and similar products are rendered after hydration.
  const isHydrating = useIsHydrating();
  const navigate = useNavigate();
  const spelled = products.find(({ id }) => id.toLowerCase() === productId.toLowerCase())?.id;
  useEffect(() => {
    if (spelled) navigate(paths.product(spelled), { replace: true });
  }, [navigate, spelled]);
  const [similar] = useState(() => similarProducts(isHydrating ? '' : productId, products));
  return (
    <Announcer>
      <PageHead metadata={metadata} />
      <Container className={styles.page}>
        <h1 tabIndex={-1}>Produto não encontrado</h1>
        <p className={styles.text}>O produto que você está procurando não existe.</p>
        <p className={styles.id}>
          Código procurado: <code>{isHydrating ? '…' : productId}</code>
        </p>
        <ButtonLink to={paths.products} size="large">
          Ver todos os produtos
        </ButtonLink>
      </Container>
      <RelatedProducts products={similar} />
      <QuoteForm />
    </Announcer>
  );
}

const maximum = 4;

const partsOf = (id: string) => id.toUpperCase().split('-');

/** At most 4 products: those whose ids share most parts, such as `CO2`, then the first of each main category. */
export function similarProducts(id: string, all: readonly Product[]): Product[] {
  const wanted = new Set(partsOf(id));
  const score = (product: Product) => partsOf(product.id).filter((part) => wanted.has(part)).length;
  const similar = all.filter((product) => score(product) > 0).toSorted((a, b) => score(b) - score(a));
  return [...new Set([...similar, ...firstOfEachCategory(all)])].slice(0, maximum);
}

function firstOfEachCategory(all: readonly Product[]): Product[] {
  const category = ({ type }: Product) => type.split(',')[0];
  return all.filter((product, index) => all.findIndex((other) => category(other) === category(product)) === index);
}
