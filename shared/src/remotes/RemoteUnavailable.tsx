import { useSiteConfig } from '../config/SiteConfigContext';
import { callLink } from '../format';
import { useNavigationState } from '../router/RouterScope';
import styles from './RemoteUnavailable.script.module.css';

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
        {/* A link that loads the page: the server's HTML may have the part that the scripts could not load. */}
        Se não funcionar, <a href={pathname + search}>recarregue a página</a> ou ligue para{' '}
        <a href={callLink(phone)}>{phone}</a>.
      </p>
    </div>
  );
}
