import { storedText } from '../support/cart';
import { responding } from '../support/heldBack';
import { kindsOn } from '../support/taps/controls';
import { probeScript } from '../support/taps/probe';
import { deviceOptions, tap, viewOf } from '../support/taps/tapping';
import { expect, hydrated, test } from '../support/test';

/** `TAPS_SEED` sets another one. */
const seed = Number(process.env.TAPS_SEED ?? 1);

/** ms after the request in which a page is tapped. */
const span = 3000;

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Controls that answer before the scripts by HTML, by the first responder, or by a replayed tap. */
const tapped = ['menu /', 'Filtros, categories /produtos', 'add to cart /produtos/PQS-ABC-6KG', 'show password /login'];

const random = randomFrom(seed);
for (const control of kindsOn('phone').filter(({ name, path }) => tapped.includes(`${name} ${path}`))) {
  // Times of the taps, in ms after the page was requested.
  const moments = control.taps.map(() => random() * span).toSorted((a, b) => a - b);
  const message = `TAPS_SEED=${seed}: at ${moments.map(Math.round).join(', ')} ms`;
  test(`taps on ${control.name} of ${control.path} at random times of the first 3 s are handled once`, {
    tag: '@phone',
  }, async ({ browser, baseURL }) => {
    // A new context starts without the storage and the cache of earlier visits.
    const context = await browser.newContext({ ...deviceOptions.phone, ...(baseURL && { baseURL }) });
    const errors: string[] = [];
    context.on('console', (line) => /^(error|warning)$/.test(line.type()) && errors.push(line.text()));
    context.on('weberror', (error) => errors.push(error.error().message));
    const page = await context.newPage();
    const views = control.taps.map(({ shows }) => shows);
    const last = views.at(-1) ?? (() => '');
    await page.addInitScript(
      probeScript(
        views,
        views.map(() => null),
      ),
    );
    const asked = performance.now();
    await page.goto(control.path, { waitUntil: 'commit' });
    // Before the first responder runs, the button leads to the contact form, as without scripts.
    if (control.name === 'add to cart') await responding(page);
    let before = '';
    for (const [index, { target }] of control.taps.entries()) {
      await page.waitForTimeout(Math.max(0, (moments[index] ?? 0) - (performance.now() - asked)));
      await target(page).waitFor();
      if (index === 0) before = await viewOf(page, last);
      await tap(page, 'phone', target);
    }
    await hydrated(page);
    const { ends } = control;
    if (ends === undefined) await expect.poll(() => viewOf(page, last), message).not.toBe(before);
    else await expect.poll(() => viewOf(page, last), message).toBe(ends);
    // A repeated execution would happen within this time.
    await page.waitForTimeout(700);
    const settled = await viewOf(page, last);
    if (ends !== undefined) expect(settled, message).toBe(ends);
    const items: unknown[] = JSON.parse((await storedText(page)) ?? '[]');
    expect(items, message).toHaveLength(control.name === 'add to cart' ? Number(ends) : 0);
    expect(errors, message).toEqual([]);
    await context.close();
  });
}
