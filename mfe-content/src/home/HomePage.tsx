import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import type { SiteConfig } from '@site/shared/contracts';
import { useMemo } from 'react';
import { clientes } from '../../content/clientes';
import { paginaInicio } from '../../content/pagina-inicio';
import { companyEntity } from '../metadata/company';
import { ClientStrip } from './clients/ClientStrip';
import { Hero } from './hero/Hero';
import { ServicesPreview } from './servicesPreview/ServicesPreview';
import { Statement } from './statement/Statement';
import { WhyTrustUs } from './trust/WhyTrustUs';

/** Spec 2, Home. */
export function HomePage() {
  const config = useSiteConfig();
  return (
    <>
      <PageHead metadata={useMemo(() => homeMetadata(config), [config])} />
      <Hero />
      <Statement />
      <ServicesPreview />
      <WhyTrustUs />
      {clientes.length > 0 && <ClientStrip />}
    </>
  );
}

function homeMetadata(config: SiteConfig): PageMetadata {
  return {
    title: paginaInicio.titulo,
    description: paginaInicio.descricao,
    canonicalPath: paths.home,
    jsonLd: [companyEntity(config)],
  };
}
