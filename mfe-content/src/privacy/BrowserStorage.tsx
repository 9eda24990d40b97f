import { useSiteConfig } from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import styles from './PrivacyPage.module.css';
import { storedEntries } from './storedEntries';

/** Entries that the site stores in the visitor's browser. All are necessary, so the site asks for no consent. */
export function BrowserStorage() {
  const hasAccounts = offersSignIn(useSiteConfig());
  return (
    <>
      <div className={styles.words}>
        <h2 id="privacy-storage">O que fica no seu navegador</h2>
        <p>
          Não há cookies de publicidade, de medição de audiência nem de terceiros. O site guarda só o necessário para
          fazer o que você pede; por isso não há aviso de cookies. Para apagar tudo, limpe os dados deste site no
          navegador.
        </p>
      </div>
      <ul className={styles.entries}>
        {storedEntries
          .filter(({ needsAccount }) => hasAccounts || !needsAccount)
          .map(({ name, purpose, duration }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{purpose}</p>
              <p>{duration}</p>
            </li>
          ))}
      </ul>
    </>
  );
}
