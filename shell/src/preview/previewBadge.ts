import type { SiteConfig } from '@site/shared/contracts';
import { isBackendRunning } from './isBackendRunning';
import styles from './previewBadge.module.css';

/** ms between two checks. */
const checkInterval = 15_000;

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
