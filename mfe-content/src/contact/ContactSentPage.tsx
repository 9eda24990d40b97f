import narrowBanner from '@images/contato/banner?width=500-735&ratio=2.1';
import banner from '@images/contato/banner?width=1000-1920';
import { PageHead, paths, useSiteConfig } from '@site/shared';
import { callLink } from '@site/shared/format';
import { ButtonLink, Container, PageBanner } from '@site/shared/ui';
import { useEffect } from 'react';
import { BannerPicture } from '../banner/BannerPicture';
import { clearDraft } from '../contactForm/draftStorage';
import styles from './ContactSentPage.module.css';

const metadata = {
  title: 'Mensagem enviada',
  description: 'Recebemos a sua mensagem. Respondemos em até 24 horas, pelo meio que você escolheu.',
};

/** Page that the server redirects to after it has accepted a form sent without scripts. */
export function ContactSentPage() {
  const { phone, hours } = useSiteConfig().contact;
  // The message was sent.
  useEffect(clearDraft, []);
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow="Contato"
        title="Mensagem enviada com sucesso!"
        text="Obrigado por escrever. Responderemos em até 24 horas."
        image={
          <BannerPicture
            wide={banner}
            narrow={narrowBanner}
            titleLines={2}
            narrowSizes="(width < 350px) 732px, 648px"
          />
        }
      />
      <Container className={styles.page}>
        <h2 id="contact-sent-next">O que acontece agora</h2>
        <ol className={styles.steps} aria-labelledby="contact-sent-next">
          <li>
            <h3>Lemos a sua mensagem</h3>
            <p>Ela já está com a nossa equipe, com tudo o que você escreveu.</p>
          </li>
          <li>
            <h3>Respondemos em até 24 horas</h3>
            <p>Pelo meio que você escolheu, com a visita marcada ou com o próximo passo do seu processo.</p>
          </li>
          <li>
            <h3>Se for urgente, ligue</h3>
            <p>
              <a href={callLink(phone)}>{phone}</a>
              <br />
              {hours}
            </p>
          </li>
        </ol>
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
