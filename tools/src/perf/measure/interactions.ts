import type { Browser, Page } from '@playwright/test';
import { phone } from './browser';

/** Something that a visitor does on a page, for the first time since it was loaded. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Brings the page to where the visitor does it; not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Resolves once the page shows what it was to show. */
  readonly after: (page: Page) => Promise<void>;
}

/** As a visitor names things, so that they are found in whatever way the page is built. */
export const interactions: readonly Interaction[] = [
  {
    name: 'filter',
    path: '/produtos',
    before: (page) => page.getByRole('button', { name: /^Filtros/ }).tap(),
    act: (page) => page.getByRole('checkbox', { name: 'CO₂' }).tap(),
    after: (page) => page.getByRole('button', { name: 'Remover filtro CO₂' }).waitFor(),
  },
  {
    name: 'add to cart',
    path: '/produtos',
    act: (page) =>
      page
        .getByRole('button', { name: /^Adicionar .+ ao carrinho$/ })
        .first()
        .tap(),
    after: (page) => page.getByTestId('cart-badge').getByText('1').waitFor(),
  },
  {
    name: 'menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Abrir menu' }).tap(),
    after: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'service card',
    path: '/servicos',
    act: (page) => page.locator('#projetos').tap(),
    after: (page) => page.locator('#projetos[aria-expanded="true"]').waitFor(),
  },
];

/** As Lighthouse's mobile preset. */
const slowdown = 4;

/**
 * Milliseconds from a tap to the next paint (https://web.dev/articles/inp), on a processor a quarter as fast, once the
 * page has come to rest.
 *
 * @throws Error where the page does not do what was asked of it
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  { path, before, act, after }: Interaction,
): Promise<number> {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(isAlive);
    await before?.(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve());
        }),
    );
    await page.evaluate(watchEvents);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act(page);
    await after(page);
    await page.waitForFunction(() => (window as unknown as { slowest: number }).slowest > 0);
    return await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
  } finally {
    await context.close();
  }
}

/** Whether React has taken over the page's own part. */
function isAlive(): boolean {
  const part = document.querySelector('main [data-boundary] *, main h1');
  return part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber'));
}

function watchEvents() {
  const record = window as unknown as { slowest: number };
  record.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) record.slowest = Math.max(record.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
