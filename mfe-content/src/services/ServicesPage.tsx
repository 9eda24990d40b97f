import narrowBanner from '@images/servicos/banner?width=500-735&ratio=2.1';
import banner from '@images/servicos/banner?width=1000-1920';
import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import type { SiteConfig } from '@site/shared/contracts';
import { PageBanner } from '@site/shared/ui';
import { useMemo } from 'react';
import { BannerPicture } from '../banner/BannerPicture';
import { Expertise } from './Expertise';
import { ServiceChooser } from './ServiceChooser';
import { services } from './services';

/** Spec 2, Services. */
export function ServicesPage() {
  const config = useSiteConfig();
  return (
    <>
      <PageHead metadata={useMemo(() => servicesMetadata(config), [config])} />
      <PageBanner
        eyebrow="Serviços"
        title="Da primeira vistoria à última recarga"
        text="Tudo o que um imóvel precisa para estar seguro, legalizado e pronto para uma emergência."
        image={
          <BannerPicture
            wide={banner}
            narrow={narrowBanner}
            titleLines={2}
            narrowSizes="(width < 350px) 732px, 648px"
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
    title: 'Serviços de segurança contra incêndio',
    description:
      'Legalização conforme o COSCIP 42/18, projetos, instalação, manutenção preventiva, brigada, guardião de piscina, recarga de extintores e reteste de mangueiras.',
    canonicalPath: paths.services,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: services.map(({ id, title, description }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Service',
            name: title,
            description,
            url: `${siteUrl}${paths.services}#${id}`,
            areaServed: 'Brasil',
            provider: { '@id': `${siteUrl}/#empresa` },
          },
        })),
      },
    ],
  };
}
