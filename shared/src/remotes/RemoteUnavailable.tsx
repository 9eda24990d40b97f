import { useSiteConfig } from '../config/SiteConfigContext';
import { useNavigationState } from '../router/RouterScope';
import styles from './RemoteUnavailable.script.module.css';

/** What stands in place of a remote that can't be shown, and what its visitor can do without it. */
export function RemoteUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  const { pathname, search } = useNavigationState().location;
  const { phone } = useSiteConfig().contact;
  return (
    <div className={styles.box} role="alert">
      <p className={styles.text}>Não foi possível carregar esta parte da página.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Tentar novamente
      </button>
      <p className={styles.otherwise}>
        {/* Not the router's: the server's page may have what the scripts could not bring. */}
        Se não funcionar, <a href={pathname + search}>recarregue a página</a> ou ligue para{' '}
        <a href={`tel:+55${phone.replace(/\D/g, '')}`}>{phone}</a>.
      </p>
    </div>
  );
}
