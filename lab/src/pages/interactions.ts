import type { Browser, Locator, Page } from '@playwright/test';
import { phone } from 'tools/weights/phone';

/** Something that a visitor does on a page, for the first time since it was loaded. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Brings the page to where the visitor does it; not measured. */
  readonly before?: (page: Page) => Promise<void>;
  /** What is tapped. */
  readonly target: (page: Page) => Locator;
  /** What the page then shows. */
  readonly shown: (page: Page) => Locator;
  /**
   * Where nobody has touched the page before: selector of what is to be shown. It is the time until then that is measured,
   * and not until the next paint.
   */
  readonly firstTouch?: string;
}

/** As a visitor names things, so that they are found in whatever way the page is built. */
export const interactions: readonly Interaction[] = [
  {
    name: 'filter',
    path: '/produtos',
    before: (page) => page.getByRole('button', { name: /^Filtros/ }).tap(),
    target: (page) => page.getByRole('checkbox', { name: 'CO₂' }),
    shown: (page) => page.getByRole('button', { name: 'Remover filtro CO₂' }),
  },
  {
    name: 'add to cart',
    path: '/produtos',
    target: (page) => page.getByRole('button', { name: /^Adicionar .+ ao carrinho$/ }).first(),
    shown: (page) => page.getByTestId('cart-badge').getByText('1'),
  },
  {
    name: 'menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Abrir menu' }),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'service card',
    path: '/servicos',
    target: (page) => page.locator('#projetos > summary'),
    shown: (page) => page.locator('#projetos[open]'),
  },
  {
    name: 'menu, untouched page: until it shows',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Abrir menu' }),
    shown: (page) => page.getByRole('dialog'),
    firstTouch: 'dialog[open]',
  },
  {
    name: 'cart, untouched product: until it shows',
    path: '/produtos/PQS-ABC-6KG',
    target: (page) => page.getByRole('button', { name: /^Abrir carrinho/ }),
    shown: (page) => page.getByRole('dialog'),
    firstTouch: 'dialog[open]',
  },
];

/** As Lighthouse's mobile preset. */
const slowdown = 4;

/** ms in which nobody but the page itself looks at what the tap has done. */
const settled = 1000;

/**
 * Milliseconds from a tap to the next paint (https://web.dev/articles/inp), on a processor a quarter as fast, once the
 * page has come to rest; on a page that nobody has touched, to the frame that shows what was asked for.
 *
 * @throws Error where the page does not do what was asked of it
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  { path, before, target, shown, firstTouch }: Interaction,
): Promise<number> {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    if (firstTouch === undefined) await page.waitForFunction(isAlive);
    await before?.(page);
    const [x, y] = await middleOf(target(page));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(firstTouch === undefined ? watchEvents : watchFor, firstTouch ?? '');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Not `tap` of the element: it looks for it, and at what lies over it, on the same slow processor.
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(settled);
    await shown(page).waitFor();
    await page.waitForFunction(() => (window as unknown as { slowest: number }).slowest > 0);
    return await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
  } finally {
    await context.close();
  }
}

/** In px of the window. */
async function middleOf(element: Locator): Promise<readonly [number, number]> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Whether React has taken over the page's own part; a page that waits for its visitor is given a sign. */
function isAlive(): boolean {
  window.dispatchEvent(new Event('pointermove'));
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

/** Notes how long after the tap the page shows something. No function in it has a name: `tsx` would ask the page for a helper. */
function watchFor(selector: string) {
  const record = window as unknown as { slowest: number };
  record.slowest = 0;
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame((now) => {
          record.slowest = now - timeStamp;
        });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    },
    { capture: true, once: true },
  );
}
