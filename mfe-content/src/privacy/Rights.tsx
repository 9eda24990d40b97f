import { Link, paths, useSiteConfig } from '@site/shared';
import { offersSignIn, privacyOf } from '@site/shared/contracts';
import { paginaPrivacidade } from '../../content/pagina-privacidade';
import { fill } from '../legal/fill';
import legal from '../legal/LegalPage.module.css';
import styles from './PrivacyPage.module.css';

/** Rights of the visitor, and how to use them (LGPD, art. 18 and 19). */
export function Rights() {
  const config = useSiteConfig();
  const { titulo, pedido, conta, reclamacao, itens } = paginaPrivacidade.direitos;
  return (
    <div className={legal.columns}>
      <div className={legal.words}>
        <h2 id="privacy-rights">{titulo}</h2>
        <p>{fill(pedido, { email: <MailLink key="email" address={privacyOf(config).email} /> })}</p>
        {offersSignIn(config) && <p>{fill(conta, { meusPedidos: ordersLink })}</p>}
        <p>{fill(reclamacao, { anpd: authorityLink })}</p>
      </div>
      <ul className={styles.rights} aria-labelledby="privacy-rights">
        {itens.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
    </div>
  );
}

const MailLink = ({ address }: { readonly address: string }) => <a href={`mailto:${address}`}>{address}</a>;

const ordersLink = (
  <Link key="meusPedidos" to={paths.orders}>
    Meus pedidos
  </Link>
);

const authorityLink = (
  <a key="anpd" href="https://www.gov.br/anpd/" rel="noopener">
    Autoridade Nacional de Proteção de Dados (ANPD)
  </a>
);
