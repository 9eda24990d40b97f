import type { Page } from '@playwright/test';

interface RecordingWindow extends Window {
  framesSeen?: { readonly at: number; readonly seen: string }[];
}

/**
 * From now on the page's documents note, frame by frame and change by change, what a visitor can see of the user menu
 * and of the account pages' forms: 'Entrar', 'Olá, Ana', 'form', in any combination.
 */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: { at: number; seen: string }[] = [];
    (window as RecordingWindow).framesSeen = frames;

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    /** Text with what the styles add to it. */
    const textOf = (element: Element) => {
      const added = [element, ...element.querySelectorAll('*')]
        .map((part) => getComputedStyle(part, '::before').content)
        .find((content) => content.startsWith('"'));
      return ((element.textContent ?? '') + (added ? JSON.parse(added) : '')).trim();
    };
    const look = () => {
      const menus = '[data-boundary="mfe_account/UserMenu"]';
      const parts = document.querySelectorAll(`${menus} :is(a[href="/login"], summary, p)`);
      const seen = new Set([...parts].filter(isShown).map(textOf));
      if ([...document.querySelectorAll('[data-boundary^=mfe_account] form input')].some(isShown)) seen.add('form');
      const text = [...seen].join(' + ');
      if (text !== frames.at(-1)?.seen) frames.push({ at: performance.now(), seen: text });
    };
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    // No frame comes before the styles are there.
    requestAnimationFrame(() => {
      everyFrame();
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
  });
}

/** All that the current document has shown since its first frame, each once, in order. */
export async function seenSoFar(page: Page): Promise<string[]> {
  const frames = await page.evaluate(() => (window as RecordingWindow).framesSeen ?? []);
  return [...new Set(frames.map(({ seen }) => seen).filter(Boolean))];
}

/** ms from the start of the navigation until the current document showed this. */
export async function firstSeenAt(page: Page, what: string): Promise<number | undefined> {
  const frames = await page.evaluate(() => (window as RecordingWindow).framesSeen ?? []);
  return frames.find(({ seen }) => seen === what)?.at;
}
