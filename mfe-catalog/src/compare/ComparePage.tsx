import { PageHead, type PageMetadata, paths, useIsHydrating } from '@site/shared';
import { ButtonLink, Container } from '@site/shared/ui';
import { lazy, Suspense } from 'react';
import './ComparePage.print.module.css';
import styles from './ComparePage.module.css';

/** A chunk of its own: as part of this module, it would divide the styles and scripts that other pages share. */
const Comparison = lazy(() => import('./Comparison'));

/** Not indexed: the page has no content of its own. */
const metadata: PageMetadata = {
  title: 'Comparar extintores',
  description: 'De dois a quatro extintores lado a lado: classes de fogo, capacidade, carga, peso, altura e preço.',
};

/** `/produtos/comparar`. The HTML is the same for every query, so the comparison is rendered after hydration. */
export function ComparePage() {
  const isHydrating = useIsHydrating();
  return (
    <>
      <PageHead metadata={metadata} />
      <Container className={styles.page}>
        <h1 className={styles.title} tabIndex={-1}>
          Comparar extintores
        </h1>
        <p>{metadata.description}</p>
        <ButtonLink to={paths.products} variant="secondary" className={styles.back}>
          Escolher na lista de produtos
        </ButtonLink>
        {isHydrating ? (
          <>
            <noscript>
              <p>A comparação precisa de JavaScript. Sem ele, veja as especificações na página de cada produto.</p>
            </noscript>
            {/* Untouched pages start when first idle if a part of them is busy, and after 8 s if not (decision 28). */}
            <div aria-busy="true" hidden />
          </>
        ) : (
          <Suspense fallback={<p role="status">Carregando a comparação…</p>}>
            <Comparison />
          </Suspense>
        )}
      </Container>
    </>
  );
}
