import narrowBanner from '@images/contato/banner?width=500-735&ratio=2.1';
import banner from '@images/contato/banner?width=1000-1920';
import location from '@images/contato/localizacao?width=490-1920';
import { chatLink, PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import type { SiteConfig } from '@site/shared/contracts';
import { later } from '@site/shared/early';
import { Container, ExternalButtonLink, PageBanner, Picture, WhatsAppIcon } from '@site/shared/ui';
import { useMemo } from 'react';
import { paginaContato } from '../../content/pagina-contato';
import { BannerPicture } from '../banner/BannerPicture';
import { FullContactForm } from '../contactForm/FullContactForm';
import { companyEntity } from '../metadata/company';
import { ContactList } from './ContactList';
import './ContactPage.print.module.css';
import styles from './ContactPage.module.css';

/** Spec 2, Contact. */
export function ContactPage() {
  const config = useSiteConfig();
  const { district, city, whatsapp } = config.contact;
  return (
    <>
      <PageHead metadata={useMemo(() => contactMetadata(config), [config])} />
      <PageBanner
        eyebrow={paginaContato.faixa.chamada}
        title={paginaContato.faixa.titulo}
        text={paginaContato.faixa.texto}
        image={<BannerPicture wide={banner} narrow={narrowBanner} titleLines={1} narrowSizes="max(100vw, 505px)" />}
      />
      <div className={styles.ground}>
        <Container className={styles.layout}>
          <section className={styles.visit} aria-labelledby="contact-visit">
            <h2 id="contact-visit">{paginaContato.visita.titulo}</h2>
            <p className={styles.text}>{paginaContato.visita.texto}</p>
            <ContactList />
            <ExternalButtonLink className={styles.chat} variant="secondary" href={chatLink(whatsapp)}>
              <WhatsAppIcon size={22} />
              Conversar pelo WhatsApp
            </ExternalButtonLink>
          </section>
          <div className={styles.form}>
            <FullContactForm origin="Página de Contato" />
          </div>
        </Container>
      </div>
      <figure className={styles.location} {...later}>
        <Picture
          src={location}
          sizes="max(100vw, 494px)"
          alt={`Mapa da região de ${district}, ${city}, com a nossa localização marcada.`}
          width={1200}
          height={700}
          loading="lazy"
          decoding="async"
        />
      </figure>
    </>
  );
}

function contactMetadata(config: SiteConfig): PageMetadata {
  return {
    title: paginaContato.titulo,
    description: paginaContato.descricao,
    canonicalPath: paths.contact,
    jsonLd: [companyEntity(config)],
  };
}
