import { storedText } from '../support/cart';
import { everyScript, openHeldBack } from '../support/heldBack';
import { type Control, type Device, isForm, kindsOn, needsAccount } from '../support/taps/controls';
import { probeScript } from '../support/taps/probe';
import { tap, viewOf } from '../support/taps/tapping';
import { expect, hydrated, test } from '../support/test';

/** What React alone knows how to do: it is remembered, and done when React has come. */
const remembered = ['show password', 'hero, pause'];

/** Controls that leave nothing open, and the page where it is: those of one page are tapped in one visit. */
const leavesPageFree = ({ name }: Control) => !['menu', 'cart', 'link', 'send'].includes(name);

/** What is tapped in one visit; of what a phone has too, none on a desktop. */
function visitsOn(device: Device): readonly (readonly [Control, ...Control[]])[] {
  const visits = new Map<string, [Control, ...Control[]]>();
  for (const control of kindsOn(device)) {
    if (needsAccount(control) || (device === 'desktop' && !control.on)) continue;
    const key = leavesPageFree(control) ? control.path : `${control.path} ${control.name}`;
    const known = visits.get(key);
    if (known) known.push(control);
    else visits.set(key, [control]);
  }
  return [...visits.values()];
}

const lastView = ({ taps }: Control) => taps.at(-1)?.shows ?? (() => '');

/** Without what React adds to a form, and a pixel by which rows differ. */
function comparable(control: Control, view: string): string {
  if (isForm(control)) return view.split(' ')[0] ?? '';
  return control.moves ? String(Math.round(Number(view) / 10)) : view;
}

for (const device of ['phone', 'desktop'] satisfies Device[]) {
  for (const visit of visitsOn(device)) {
    const [{ path }] = visit;
    const names = visit.map(({ name }) => name).join('; ');
    test(`on a ${device}, ${names} of ${path}: answered before the scripts have come, and once`, {
      tag: `@${device}`,
    }, async ({ page }) => {
      const views = visit.flatMap(({ taps }) => taps.map(({ shows }) => shows));
      // Takes the browser's own messages, which would stop the page.
      await page.addInitScript(
        probeScript(
          views,
          views.map(() => null),
        ),
      );
      const scripts = await openHeldBack(page, path);
      for (const { name, taps } of visit) {
        for (const { target, shows } of taps) {
          const before = await viewOf(page, shows);
          await tap(page, device, target);
          if (!remembered.includes(name)) await expect.poll(() => viewOf(page, shows), name).not.toBe(before);
        }
      }
      // What moves has arrived.
      await page.waitForTimeout(500);
      const answered = new Map<Control, string>();
      for (const control of visit) answered.set(control, await viewOf(page, lastView(control)));
      const kept = await storedText(page);
      scripts.release();
      await hydrated(page);
      await page.waitForTimeout(500);
      for (const control of visit) {
        const { name, ends } = control;
        const shown = () => viewOf(page, lastView(control));
        if (ends !== undefined) await expect.poll(shown, name).toBe(ends);
        else expect(comparable(control, await shown()), name).toBe(comparable(control, answered.get(control) ?? ''));
      }
      expect(await storedText(page)).toBe(kept);
    });
  }
}

test('what nobody answers leads on: a product to the contact form, with no script at all', { tag: '@desktop' }, async ({
  page,
}) => {
  await openHeldBack(page, '/produtos/AP-10L', everyScript);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(page).toHaveURL(/\/contato\?produto=/);
});
