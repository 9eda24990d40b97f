import type { SiteConfig } from '@site/shared/contracts';

/** ms that a service gets to answer. */
const timeLimit = 4000;

/** Whether the site's server and, where sign-in runs on the emulator, the emulator answer. */
export async function isBackendRunning({ firebase, authEmulatorUrl }: SiteConfig): Promise<boolean> {
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
