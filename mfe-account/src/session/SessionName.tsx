import type { SessionUser } from '@site/shared';
import { firstName } from '@site/shared/format';
import styles from './SessionName.module.css';

/**
 * The first name of who is signed in. While that is not known to the store, the page's styles fill in the name that was
 * saved (`--session-name`): it looks the same, and is there from the first frame.
 */
export function SessionName({ user }: { readonly user: SessionUser | null }) {
  if (!user) return <span className={`${styles.name} ${styles.saved}`} />;
  return <span className={styles.name}>{firstName(user.displayName)}</span>;
}
