import { PageHead, type PageMetadata, paths, useIsHydrating } from '@site/shared';
import type { ProductPageProps } from '@site/shared/contracts';
import { ButtonLink, Container } from '@site/shared/ui';
import styles from './ProductNotFound.module.css';

const metadata: PageMetadata = {
  title: 'Produto não encontrado',
  description: 'O produto que você está procurando não existe.',
};

/** An id that the catalogue does not have (spec 2, Product detail). */
export function ProductNotFound({ productId }: ProductPageProps) {
  // One prerendered file answers for every unknown id, so the id is not in it.
  const isHydrating = useIsHydrating();
  return (
    <Container className={styles.page}>
      <PageHead metadata={metadata} />
      <h1 tabIndex={-1}>Produto não encontrado</h1>
      <p className={styles.text}>O produto que você está procurando não existe.</p>
      <p className={styles.id}>
        Código procurado: <code>{isHydrating ? '…' : productId}</code>
      </p>
      <ButtonLink to={paths.products} size="large">
        Ver todos os produtos
      </ButtonLink>
    </Container>
  );
}
