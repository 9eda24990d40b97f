import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Control, Device } from './controls';
import { type Probed, type ProbeRecord, probeScript } from './probe';
import type { View } from './views';

export const deviceOptions: Readonly<Record<Device, BrowserContextOptions>> = {
  phone: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  },
  desktop: { viewport: { width: 1366, height: 768 }, locale: 'pt-BR' },
};

/** Found on another page so that the measured one is not disturbed. */
export interface Rehearsal {
  /** px */
  readonly scrolled: number;
  readonly taps: readonly {
    readonly x: number;
    readonly y: number;
    readonly target: string;
    readonly wanted: string | null;
  }[];
}

/** ms after the first paint, or once all of the page is hydrated. */
export type Age = number | 'started';

const pauseMs = 300;
const resultLimitMs = 4000;

/** ms until animations have ended. */
const rest = 700;

type Tapping = (page: Page, x: number, y: number) => Promise<void>;
const tapping: Readonly<Record<Device, Tapping>> = {
  phone: (page, x, y) => page.touchscreen.tap(x, y),
  desktop: (page, x, y) => page.mouse.click(x, y),
};

/** Finds positions and results by slow taps. @param start hydrates a page @throws Error for a tap without target or result */
export async function rehearse(
  context: BrowserContext,
  device: Device,
  url: string,
  { name, path, taps, moves = false }: Control,
  start: (page: Page) => Promise<void>,
): Promise<Rehearsal> {
  const page = await context.newPage();
  const views = taps.map(({ shows }) => shows);
  await page.addInitScript(
    probeScript(
      views,
      views.map(() => null),
    ),
  );
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await start(page);
  const done: Rehearsal['taps'][number][] = [];
  let scrolled = 0;
  for (const [index, { target, shows }] of taps.entries()) {
    await page.waitForTimeout(rest);
    const place = await tap(page, device, target, index === 0);
    if (index === 0) scrolled = place.scrolled;
    const { x, y } = place;
    await page.waitForTimeout(rest);
    const record = await recordOf(page);
    const seen = record.taps[index];
    if (!seen?.shown) throw new Error(`${path}, ${name}: tap ${index + 1} shows nothing (${seen?.target})`);
    done.push({ x, y, target: seen.target, wanted: moves ? null : await viewOf(page, shows) });
  }
  await page.close();
  return { scrolled, taps: done };
}

/** @returns its position, and the scroll position */
export async function tap(
  page: Page,
  device: Device,
  target: Control['taps'][number]['target'],
  mayScroll = true,
): Promise<{ readonly x: number; readonly y: number; readonly scrolled: number }> {
  const element = target(page);
  const scrolled = mayScroll ? await element.evaluate(bringIntoSight) : 0;
  const { x, y } = await middleAtRest(page, element);
  await tapping[device](page, x, y);
  return { x, y, scrolled };
}

/** Polls from outside, since pages without scripts have no animation frames. */
async function middleAtRest(page: Page, element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  for (let before = await element.evaluate(middle); ; ) {
    await page.waitForTimeout(50);
    const now = await element.evaluate(middle);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

export function viewOf(page: Page, view: View): Promise<string> {
  const see = () => page.evaluate<string>(`(${view})()`);
  // Navigation replaced the document meanwhile.
  return see().catch(() => page.waitForLoadState('domcontentloaded').then(see));
}

function bringIntoSight(element: Element): number {
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  // Leaves room for the next tap's target below.
  if (box.top < 0 || box.bottom > window.innerHeight * 0.7)
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  return window.scrollY;
}

function middle(element: Element) {
  const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** ms; null without a result in time, or if another element was hit. */
export interface TapResult {
  readonly shown: number | null;
}

/** Taps the second and third time 300 ms and 600 ms after the first. */
export async function tapPage(
  context: BrowserContext,
  device: Device,
  url: string,
  { path, taps }: Control,
  { scrolled, taps: rehearsed }: Rehearsal,
  { age, slowdown, start }: { age: Age; slowdown: number; start: (page: Page) => Promise<void> },
): Promise<readonly TapResult[]> {
  const page = await context.newPage();
  await page.addInitScript(
    probeScript(
      taps.map(({ shows }) => shows),
      rehearsed.map(({ wanted }) => wanted),
    ),
  );
  const session = await context.newCDPSession(page);
  const slow = () => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (age === 'started') {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await start(page);
    await page.waitForTimeout(rest);
    await slow();
  } else {
    await slow();
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.waitForTimeout(age);
  }
  if (scrolled > 0) {
    await page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, scrolled);
  }
  const started = performance.now();
  for (const [index, { x, y }] of rehearsed.entries()) {
    await page.waitForTimeout(Math.max(0, index * pauseMs - (performance.now() - started)));
    await tapping[device](page, x, y);
  }
  await page
    .waitForFunction(
      (count) => {
        const { taps: seen = [] } = (window as Probed).tapProbe ?? {};
        return seen.length >= count && seen.every(({ shown }) => shown);
      },
      rehearsed.length,
      { timeout: resultLimitMs },
    )
    .catch(() => {});
  const record = await recordOf(page);
  await page.close();
  return rehearsed.map(({ target }, index) => {
    const seen = record.taps[index];
    return { shown: seen?.shown && seen.target.startsWith(target) ? seen.shown - seen.at : null };
  });
}

const recordOf = (page: Page): Promise<ProbeRecord> => page.evaluate(() => (window as Probed).tapProbe ?? { taps: [] });
