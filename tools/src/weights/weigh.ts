import type { Browser } from '@playwright/test';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
};

export interface Weight {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly imageBytes: number;
  readonly fontBytes: number;
  /** https://www.w3.org/TR/resource-timing/#dom-renderblockingstatustype */
  readonly blocking: readonly string[];
  /** Characters on the loaded page, to detect pages that show nothing. */
  readonly textLength: number;
}

const kinds = { Script: 'scriptBytes', Stylesheet: 'styleBytes', Image: 'imageBytes', Font: 'fontBytes' } as const;

/** ms without a request after which an idle page counts as loaded. */
const quiet = 1000;

/** Empty cache, outside the sample that reports vitals: their script would add weight. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  // The caller has a time limit; a busy machine loads pages slowly.
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kindOf = new Map<string, string>();
  const icons = new Set<string>();
  const weight = { requests: 0, bytes: 0, scriptBytes: 0, styleBytes: 0, imageBytes: 0, fontBytes: 0 };
  let lastAsked = performance.now();
  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    lastAsked = performance.now();
    // Headless browsers do not fetch icons.
    if (/\/favicon\./.test(request.url)) icons.add(requestId);
    kindOf.set(requestId, /\.m?js$/.test(request.url) ? 'Script' : type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // Data and blob URLs, and preloaded files.
    if (encodedDataLength === 0 || icons.has(requestId)) return;
    weight.requests += 1;
    weight.bytes += encodedDataLength;
    const kind = kinds[(kindOf.get(requestId) ?? 'Other') as keyof typeof kinds];
    if (kind) weight[kind] += encodedDataLength;
  });
  try {
    await page.addInitScript(() => {
      Math.random = () => 0.999;
    });
    await network.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.dispatchEvent(new Event('pointermove'));
          requestIdleCallback(() => resolve(), { timeout: 2000 });
        }),
    );
    while (performance.now() - lastAsked < quiet) await page.waitForTimeout(100);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
            'blocking',
        )
        .map(({ name }) => new URL(name).pathname),
    );
    const textLength = await page.evaluate(() => document.getElementById('root')?.textContent?.length ?? 0);
    return { ...weight, blocking, textLength };
  } finally {
    await context.close();
  }
}
