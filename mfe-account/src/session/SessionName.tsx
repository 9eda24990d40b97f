import type { SessionUser } from '@site/shared';
import { firstName } from '@site/shared/format';
import styles from './SessionName.module.css';

/** Without a user, CSS shows the name of the saved hint (`--session-name`) in the first frame. */
export function SessionName({ user }: { readonly user: SessionUser | null }) {
  if (!user) return <span className={`${styles.name} ${styles.saved}`} />;
  return <span className={styles.name}>{firstName(user.displayName)}</span>;
}
