import type { SiteConfig } from '@site/shared/contracts';
import styles from './previewBadge.module.css';

/** ms */
const checkInterval = 15_000;

/** ms */
const timeLimit = 4000;

/** Badge of previews: polls server and sign-in service (spec 8; docs/spec-decisions.md, 11), also before the deferred start. */
export function showPreviewBadge(config: SiteConfig): void {
  const badge = document.createElement('div');
  badge.setAttribute('role', 'status');

  async function check() {
    // After the page's typeface: another would change the size of the badge.
    const [running] = await Promise.all([isBackendRunning(config), document.fonts?.ready]);
    badge.className = `${styles.badge} ${running ? styles.running : styles.disconnected}`;
    badge.textContent = running ? 'Preview backend running in this workspace.' : 'Preview backend disconnected.';
    if (!badge.isConnected) document.body.append(badge);
  }
  void check();
  setInterval(() => void check(), checkInterval);
}

async function isBackendRunning({ firebase, authEmulatorUrl }: SiteConfig): Promise<boolean> {
  const services = firebase ? ['/healthz'] : ['/healthz', `${authEmulatorUrl}/`];
  const answers = await Promise.all(services.map(answersInTime));
  return answers.every(Boolean);
}

async function answersInTime(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeLimit) });
    // An unread body keeps the connection open until the time limit.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
