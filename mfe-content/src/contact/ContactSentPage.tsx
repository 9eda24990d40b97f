import narrowBanner from '@images/contato/banner?width=500-735&ratio=2.1';
import banner from '@images/contato/banner?width=1000-1920';
import { PageHead, paths } from '@site/shared';
import { ButtonLink, Container, PageBanner } from '@site/shared/ui';
import { useEffect } from 'react';
import { paginaMensagemEnviada } from '../../content/pagina-mensagem-enviada';
import { BannerPicture } from '../banner/BannerPicture';
import { clearDraft } from '../contactForm/draftStorage';
import styles from './ContactSentPage.module.css';
import { NextSteps } from './NextSteps';
import { SentNumber } from './SentNumber';

const metadata = { title: paginaMensagemEnviada.titulo, description: paginaMensagemEnviada.descricao };

/** Page that the server redirects to after it has accepted a form sent without scripts. */
export function ContactSentPage() {
  // The message was sent.
  useEffect(clearDraft, []);
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow={paginaMensagemEnviada.faixa.chamada}
        title={paginaMensagemEnviada.faixa.titulo}
        text={paginaMensagemEnviada.faixa.texto}
        image={
          <BannerPicture
            wide={banner}
            narrow={narrowBanner}
            titleLines={2}
            narrowSizes="(width < 21.875rem) 732px, 648px"
          />
        }
      />
      <Container className={styles.page}>
        <SentNumber />
        <NextSteps />
        <div className={styles.links}>
          <ButtonLink to={paths.services} size="large">
            Conheça os serviços
          </ButtonLink>
          <ButtonLink to={paths.products} size="large" variant="secondary">
            Veja os produtos
          </ButtonLink>
          <ButtonLink to={paths.home} size="large" variant="secondary">
            Voltar para a Página Inicial
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
