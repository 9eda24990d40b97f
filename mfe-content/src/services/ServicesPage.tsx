import narrowBanner from '@images/servicos/banner?width=500-735&ratio=2.1';
import banner from '@images/servicos/banner?width=1000-1920';
import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import type { SiteConfig } from '@site/shared/contracts';
import { PageBanner } from '@site/shared/ui';
import { useMemo } from 'react';
import { paginaServicos } from '../../content/pagina-servicos';
import { servicos } from '../../content/servicos';
import { BannerPicture } from '../banner/BannerPicture';
import { Expertise } from './Expertise';
import { ServiceChooser } from './ServiceChooser';

/** Spec 2, Services. */
export function ServicesPage() {
  const config = useSiteConfig();
  return (
    <>
      <PageHead metadata={useMemo(() => servicesMetadata(config), [config])} />
      <PageBanner
        eyebrow={paginaServicos.faixa.chamada}
        title={paginaServicos.faixa.titulo}
        text={paginaServicos.faixa.texto}
        image={
          <BannerPicture
            wide={banner}
            narrow={narrowBanner}
            titleLines={2}
            narrowSizes="(width < 21.875rem) 732px, 648px"
          />
        }
      />
      <Expertise />
      <ServiceChooser />
    </>
  );
}

function servicesMetadata({ siteUrl }: SiteConfig): PageMetadata {
  return {
    title: paginaServicos.titulo,
    description: paginaServicos.descricao,
    canonicalPath: paths.services,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: servicos.map(({ id, titulo, resumo }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Service',
            name: titulo,
            description: resumo,
            url: `${siteUrl}${paths.services}#${id}`,
            areaServed: 'Brasil',
            provider: { '@id': `${siteUrl}/#empresa` },
          },
        })),
      },
    ],
  };
}
