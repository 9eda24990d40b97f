import { useSiteConfig } from '@site/shared';
import { useEffect, useState } from 'react';
import { isBackendRunning } from './isBackendRunning';
import styles from './PreviewBadge.script.module.css';

/** ms between two checks. */
const checkInterval = 15_000;

/** On preview builds only: whether the site's server and the sign-in service answer (spec 8; docs/spec-decisions.md, 11). */
export function PreviewBadge() {
  const config = useSiteConfig();
  const [running, setRunning] = useState<boolean | null>(null);

  useEffect(() => {
    if (!config.preview) return;
    const check = () => void isBackendRunning(config).then(setRunning);
    check();
    const timer = setInterval(check, checkInterval);
    return () => clearInterval(timer);
  }, [config]);

  if (!config.preview || running === null) return null;
  return (
    <div className={`${styles.badge} ${running ? styles.running : styles.disconnected}`} role="status">
      {running ? 'Preview backend running in this workspace.' : 'Preview backend disconnected.'}
    </div>
  );
}
