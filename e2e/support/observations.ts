import type { Page } from '@playwright/test';
import {
  type FailurePhase,
  federationName,
  isRecoveredHydration,
  type Observation,
  type ObservedFailure,
  type SiteConfig,
  type Vital,
} from '@site/shared/contracts';
import type { RemoteFolder } from './remotes';
import { expect } from './test';
import type { Version } from './versions';

/** Reports since `forget`; read once all are sent. */
export interface Reported {
  bodies(): Promise<readonly Observation[]>;
  failures(): Promise<readonly ObservedFailure[]>;
  /** `mfe_cart 1.0.0-gabc`, in the order of the reports. */
  views(): Promise<readonly string[]>;
  vitals(): Promise<readonly Vital[]>;
  forget(): void;
}

/** Matches any message. */
export const failureOf = (remote: RemoteFolder, { version }: Version, phase: FailurePhase, healed: boolean) => ({
  remote: federationName(remote),
  version,
  phase,
  healed,
  first: !isRecoveredHydration({ phase, healed }),
  kind: expect.stringMatching(/^[^?]{5,200}$/),
});

const endpoint = '**/observations';
const end = 'end of the test';

/** Sets `reporterHasRun` once the page removes the element of the reporting script. */
function watchReporter(): void {
  const isReporter = (node: Node) => node instanceof HTMLScriptElement && node.src.includes('/reporter');
  new MutationObserver((records) => {
    if (records.some(({ removedNodes }) => [...removedNodes].some(isReporter)))
      Object.assign(window, { reporterHasRun: true });
  }).observe(document, { childList: true, subtree: true });
}

/** True once the reporting script has loaded; never where reports are off. */
function isReporting(): boolean {
  const { observationsEndpoint } = JSON.parse(document.getElementById('site-config')?.textContent ?? '{}');
  return observationsEndpoint === null || 'reporterHasRun' in window;
}

/** Records reports from the next load on. Removes `fetchLater`, whose requests Playwright does not see. */
export async function listen(page: Page): Promise<Reported> {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'fetchLater'));
  await page.addInitScript(watchReporter);
  let received: string[] = [];
  await page.route(endpoint, async (route) => {
    received.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });

  async function bodies() {
    await page.waitForFunction(isReporting);
    await page.evaluate((end) => {
      window.dispatchEvent(new Event('pagehide'));
      navigator.sendBeacon('/observations', end);
    }, end);
    await expect.poll(() => received).toContain(end);
    received = received.filter((body) => body !== end);
    return received.map((body): Observation => JSON.parse(body));
  }

  return {
    bodies,
    failures: async () => (await bodies()).flatMap(({ failures }) => failures),
    views: async () =>
      (await bodies()).flatMap(({ views }) => Object.entries(views).map(([remote, version]) => `${remote} ${version}`)),
    vitals: async () => (await bodies()).flatMap(({ vitals }) => vitals),
    forget: () => {
      received = [];
    },
  };
}

export async function configure(
  page: Page,
  change: Partial<Pick<SiteConfig, 'observationsEndpoint' | 'vitalsSample'>>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, value] of Object.entries(change)) {
      const changed = body.replace(new RegExp(`"${name}":[^,]+`), `"${name}":${JSON.stringify(value)}`);
      expect(changed, name).not.toBe(body);
      body = changed;
    }
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const origin = new URL(change.observationsEndpoint ?? '/', response.url()).origin;
    await route.fulfill({
      response,
      body,
      headers: { ...headers, 'content-security-policy': policy.replace(/(?:default|connect)-src/g, `$& ${origin}`) },
    });
  });
}
