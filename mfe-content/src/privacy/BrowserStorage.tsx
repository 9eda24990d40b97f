import { useSiteConfig } from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import { paginaPrivacidade } from '../../content/pagina-privacidade';
import styles from './PrivacyPage.module.css';

/** Entries that the site stores in the visitor's browser. All are necessary, so the site asks for no consent. */
export function BrowserStorage() {
  const { titulo, texto, itens } = paginaPrivacidade.navegador;
  const hasAccounts = offersSignIn(useSiteConfig());
  return (
    <>
      <div className={styles.words}>
        <h2 id="privacy-storage">{titulo}</h2>
        <p>{texto}</p>
      </div>
      <ul className={styles.entries}>
        {itens
          .filter(({ somenteComContas }) => hasAccounts || !somenteComContas)
          .map(({ nome, finalidade, prazo }) => (
            <li key={nome}>
              <h3>{nome}</h3>
              <p>{finalidade}</p>
              <p>{prazo}</p>
            </li>
          ))}
      </ul>
    </>
  );
}
