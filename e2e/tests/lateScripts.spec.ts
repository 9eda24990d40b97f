import { storedText } from '../support/cart';
import { everyScript, openHeldBack } from '../support/heldBack';
import { type Control, type Device, isForm, kindsOn, needsAccount } from '../support/taps/controls';
import { probeScript } from '../support/taps/probe';
import { tap, viewOf } from '../support/taps/tapping';
import { expect, hydrated, onlyOn, test } from '../support/test';

/** What React alone knows how to do: it is remembered, and done when React has come. */
const remembered = ['show password', 'hero, pause'];

const views = (control: Control) => control.taps.map(({ shows }) => shows);

/** Without what React adds to a form, and a pixel by which rows differ. */
function comparable(control: Control, view: string): string {
  if (isForm(control)) return view.split(' ')[0] ?? '';
  return control.moves ? String(Math.round(Number(view) / 10)) : view;
}

for (const device of ['phone', 'desktop'] satisfies Device[]) {
  for (const control of kindsOn(device)) {
    // What a phone has too was tried there.
    if (needsAccount(control) || (device === 'desktop' && !control.on)) continue;
    const { path, name, taps, ends } = control;
    test(`on a ${device}, ${name} of ${path} answers before the scripts have come, and once`, async ({ page }) => {
      onlyOn(device, 'of the other one below');
      // Takes the browser's own messages, which would stop the page.
      await page.addInitScript(
        probeScript(
          views(control),
          taps.map(() => null),
        ),
      );
      const scripts = await openHeldBack(page, path);
      for (const { target, shows } of taps) {
        const before = await viewOf(page, shows);
        await tap(page, device, target);
        if (!remembered.includes(name)) await expect.poll(() => viewOf(page, shows)).not.toBe(before);
      }
      const last = taps.at(-1)?.shows ?? (() => '');
      // What moves has arrived.
      await page.waitForTimeout(500);
      const answered = await viewOf(page, last);
      const kept = await storedText(page);
      scripts.release();
      await hydrated(page);
      await page.waitForTimeout(500);
      if (ends !== undefined) await expect.poll(() => viewOf(page, last)).toBe(ends);
      else expect(comparable(control, await viewOf(page, last))).toBe(comparable(control, answered));
      expect(await storedText(page)).toBe(kept);
    });
  }
}

test('what nobody answers leads on: a product to the contact form, with no script at all', async ({ page }) => {
  onlyOn('desktop', 'the same at every width');
  await openHeldBack(page, '/produtos/AP-10L', everyScript);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(page).toHaveURL(/\/contato\?produto=/);
});
