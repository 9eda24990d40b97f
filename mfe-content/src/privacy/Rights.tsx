import { Link, paths, useSiteConfig } from '@site/shared';
import { offersSignIn, privacyOf } from '@site/shared/contracts';
import styles from './PrivacyPage.module.css';
import { rights } from './rights';

/** Rights of the visitor, and how to use them (LGPD, art. 18 and 19). */
export function Rights() {
  const config = useSiteConfig();
  const { email } = privacyOf(config);
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <h2 id="privacy-rights">Seus direitos</h2>
        <p>
          Para usar qualquer um deles, escreva para <a href={`mailto:${email}`}>{email}</a> do endereço que você usou no
          site, para sabermos que é você. Respondemos em até 15 dias, sem custo.
        </p>
        {offersSignIn(config) && (
          <p>
            Para excluir a sua conta, entre nela e abra <Link to={paths.orders}>Meus pedidos</Link>: a exclusão é
            imediata.
          </p>
        )}
        <p>
          Se a resposta não resolver, você pode reclamar à{' '}
          <a href="https://www.gov.br/anpd/" rel="noopener">
            Autoridade Nacional de Proteção de Dados (ANPD)
          </a>
          .
        </p>
      </div>
      <ul className={styles.rights} aria-labelledby="privacy-rights">
        {rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
    </div>
  );
}
