import { PageHead, type PageMetadata, paths, useIsHydrating, useNavigate } from '@site/shared';
import type { ProductPageProps } from '@site/shared/contracts';
import { ButtonLink, Container } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { Announcer } from '../card/Announcer';
import { QuoteForm } from '../card/QuoteForm';
import { products } from '../data/products';
import styles from './ProductNotFound.later.module.css';
import { RelatedProducts } from './RelatedProducts';
import { similarProducts } from './similarProducts';

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
