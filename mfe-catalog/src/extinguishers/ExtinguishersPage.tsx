import { PageHead, type PageMetadata, paths, useIsHydrating } from '@site/shared';
import { Container, PageBanner, Section, SectionHeading } from '@site/shared/ui';
import { lazy, Suspense } from 'react';
import { paginaMeusExtintores } from '../../content/pagina-meus-extintores';
import { prazos } from '../../content/prazos';
import { durationText } from '../dueDates/months';
import './ExtinguishersPage.print.module.css';
import styles from './ExtinguishersPage.module.css';
import { PlainForm } from './PlainForm';

/** A chunk of its own, as that of the comparison: the list is known in the browser only. */
const MyExtinguishers = lazy(() => import('./MyExtinguishers'));

const { titulo, descricao, faixa, atendimento, prazos: origem } = paginaMeusExtintores;

const metadata: PageMetadata = { title: titulo, description: descricao, canonicalPath: paths.extinguishers };

/** Untouched pages start when first idle if a part of them is busy, and after 8 s if not (decision 28). */
const Opening = () => (
  <p className={styles.opening} role="status" aria-busy="true">
    Abrindo a sua lista…
  </p>
);

/** `/meus-extintores`: the visitor's extinguishers with their due dates, and one request for all of them. */
export function ExtinguishersPage() {
  const isHydrating = useIsHydrating();
  return (
    <>
      <PageHead metadata={metadata} />
      <div className={styles.banner}>
        <PageBanner eyebrow={faixa.chamada} title={faixa.titulo} text={faixa.texto} />
      </div>
      <Container className={styles.tool}>
        {isHydrating ? (
          <>
            <noscript>
              <PlainForm />
            </noscript>
            <Opening />
          </>
        ) : (
          <Suspense fallback={<Opening />}>
            <MyExtinguishers />
          </Suspense>
        )}
      </Container>
      {atendimento.itens.length > 0 && (
        <Section isStatic aria-labelledby="catalog-service">
          <h2 id="catalog-service">{atendimento.titulo}</h2>
          <ul className={styles.offers}>
            {atendimento.itens.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section isStatic tone="surface" aria-labelledby="catalog-intervals">
        <SectionHeading id="catalog-intervals" title={origem.titulo} text={origem.texto} />
        <dl className={styles.intervals}>
          {Object.values(prazos).map(({ nome, meses, fonte }) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>
                <strong>{`a cada ${meses > 12 ? durationText(meses) : `${meses} meses`}`}</strong>
                <span>{fonte}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
