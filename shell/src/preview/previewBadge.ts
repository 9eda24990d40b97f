import type { SiteConfig } from '@site/shared/contracts';
import styles from './previewBadge.module.css';

/** ms between two checks. */
const checkInterval = 15_000;

/** ms that a service gets to answer. */
const timeLimit = 4000;

/**
 * Shows, on previews alone, whether the site's server and the sign-in service answer (spec 8; docs/spec-decisions.md, 11), and
 * looks again from time to time. It needs nothing else of the page, which may wait for its visitor.
 */
export function showPreviewBadge(config: SiteConfig): void {
  const badge = document.createElement('div');
  badge.setAttribute('role', 'status');

  async function check() {
    // In the page's own typeface from the start: it would move as that comes.
    const [running] = await Promise.all([isBackendRunning(config), document.fonts?.ready]);
    badge.className = `${styles.badge} ${running ? styles.running : styles.disconnected}`;
    badge.textContent = running ? 'Preview backend running in this workspace.' : 'Preview backend disconnected.';
    if (!badge.isConnected) document.body.append(badge);
  }
  void check();
  setInterval(() => void check(), checkInterval);
}

/** Whether the site's server and, where sign-in runs on the emulator, the emulator answer. */
async function isBackendRunning({ firebase, authEmulatorUrl }: SiteConfig): Promise<boolean> {
  const services = firebase ? ['/healthz'] : ['/healthz', `${authEmulatorUrl}/`];
  const answers = await Promise.all(services.map(answersInTime));
  return answers.every(Boolean);
}

async function answersInTime(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeLimit) });
    // An answer that nobody reads stays open until its time is over.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
