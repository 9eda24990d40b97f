import type { Browser } from '@playwright/test';
import { phone } from 'tools/weights/phone';

/** Longest that a part is waited for (ms). */
const patience = 20_000;

/** What becomes of a page, one of whose remotes can't be fetched. */
export interface Recovery {
  /** ms from the navigation until the dead remote's own part answers a tap; null where it never does. */
  readonly ownPart: number | null;
  /** ms until the first part of all, another remote's where there is one, answers a tap; null where it never does. */
  readonly firstPart: number | null;
}

/**
 * Opens a page while one of its remote's entries is cut off, as by a dead host.
 *
 * @param entry path of the file
 * @param section number of a section that this remote brings
 */
export async function measureRecovery(
  browser: Browser,
  url: string,
  entry: string,
  section: number,
): Promise<Recovery> {
  const context = await browser.newContext({ ...phone, viewport: { width: 412, height: 20_000 } });
  try {
    const page = await context.newPage();
    await page.route(
      ({ pathname }) => pathname === entry,
      (route) => route.abort('connectionrefused'),
    );
    await page.goto(url, { waitUntil: 'commit' });
    const answered = await page.evaluate(waitForParts, { patience, sections: [0, section] });
    return { firstPart: answered[0] ?? null, ownPart: answered[section] ?? null };
  } finally {
    await context.close();
  }
}

/** Runs in the page, and so must need nothing outside itself: clicks until something happens. @returns ms since the navigation, by section */
async function waitForParts({ patience, sections }: { patience: number; sections: readonly number[] }) {
  const answered: Record<number, number> = {};
  const pressed = new WeakSet<Element>();
  while (performance.now() < patience && sections.some((section) => !(section in answered))) {
    for (const section of sections) {
      if (section in answered) continue;
      const button = document.querySelector<HTMLElement>(`[data-section="${section}"] [data-toggle]`);
      if (!button) continue;
      if (button.getAttribute('aria-expanded') === 'true') answered[section] = Math.round(performance.now());
      // React has taken it over: a click before that would be replayed later, and prove nothing of this moment.
      else if (Object.keys(button).some((key) => key.startsWith('__reactProps')) && !pressed.has(button)) {
        pressed.add(button);
        button.click();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return answered;
}
