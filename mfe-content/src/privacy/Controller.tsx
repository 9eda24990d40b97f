import { useSiteConfig } from '@site/shared';
import { privacyOf } from '@site/shared/contracts';
import { callLink } from '@site/shared/format';
import { paginaPrivacidade } from '../../content/pagina-privacidade';
import legal from '../legal/LegalPage.module.css';
import styles from './PrivacyPage.module.css';

/** Controller and contact for requests (LGPD, art. 9, III and IV; art. 41). */
export function Controller() {
  const config = useSiteConfig();
  const { brand, contact, registration } = config;
  const { email, officer } = privacyOf(config);
  return (
    <div className={legal.columns}>
      <div className={legal.words}>
        <h2 id="privacy-controller">{paginaPrivacidade.controlador.titulo}</h2>
        <p>{paginaPrivacidade.controlador.texto}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Controlador</dt>
          <dd>{brand.legalName}</dd>
        </div>
        <div>
          <dt>CNPJ</dt>
          <dd>{registration.cnpj}</dd>
        </div>
        <div>
          <dt>Endereço</dt>
          <dd>{`${contact.street}, ${contact.district}, ${contact.city}, ${contact.state}, CEP ${contact.postalCode}`}</dd>
        </div>
        {officer && (
          <div>
            <dt>Encarregado</dt>
            <dd>{officer}</dd>
          </div>
        )}
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Telefone</dt>
          <dd>
            <a href={callLink(contact.phone)}>{contact.phone}</a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
