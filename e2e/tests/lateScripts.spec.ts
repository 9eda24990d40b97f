import type { Page } from '@playwright/test';
import { badge, cartButton, cartPanel, storedCart, storedText } from '../support/cart';
import { mailEndpoint } from '../support/contactForm';
import { openHeldBack, shellScript } from '../support/heldBack';
import { type Control, type Device, isForm, kindsOn, needsAccount } from '../support/taps/controls';
import { probeScript } from '../support/taps/probe';
import { tap, viewOf } from '../support/taps/tapping';
import { expect, hydrated, test } from '../support/test';

/** Controls that only React handles: their taps are replayed after hydration. */
const remembered = ['show password'];

/** Controls that leave nothing open and stay on the page; those of one page are tapped in one visit. */
const leavesPageFree = ({ name }: Control) => !['menu', 'cart', 'link', 'send'].includes(name);

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

async function settled(page: Page, control: Control): Promise<string> {
  let last = '';
  const isSettled = async () => {
    const before = last;
    last = await viewOf(page, lastView(control));
    return last === before;
  };
  await expect.poll(isSettled, { intervals: [250] }).toBe(true);
  return last;
}

/** Removes React's additions to a form from a view, and rounds positions, which differ by a pixel. */
function comparable(control: Control, view: string): string {
  if (isForm(control)) return view.split(' ')[0] ?? '';
  return control.moves ? String(Math.round(Number(view) / 10)) : view;
}

for (const device of ['phone', 'desktop'] satisfies Device[]) {
  for (const visit of visitsOn(device)) {
    const [{ path }] = visit;
    const names = visit.map(({ name }) => name).join('; ');
    test(`on a ${device}, ${names} of ${path}: taps before the scripts load are handled once`, {
      tag: `@${device}`,
    }, async ({ page }) => {
      const views = visit.flatMap(({ taps }) => taps.map(({ shows }) => shows));
      // The probe replaces dialogs of the browser, which would block the page.
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
      const answered = new Map<Control, string>();
      for (const control of visit) answered.set(control, await settled(page, control));
      const kept = await storedText(page);
      scripts.release();
      await hydrated(page);
      // Until now requests were held back; a second execution would come before the last of them has been answered.
      await page.waitForLoadState('networkidle');
      for (const control of visit) {
        const { name, ends } = control;
        if (ends !== undefined) await expect.poll(() => viewOf(page, lastView(control)), name).toBe(ends);
        else {
          const shown = comparable(control, await settled(page, control));
          expect(shown, name).toBe(comparable(control, answered.get(control) ?? ''));
        }
      }
      expect(await storedText(page)).toBe(kept);
    });
  }
}

test('a product added before the catalogue’s code has loaded is in the cart afterwards', {
  tag: '@desktop',
}, async ({ page }) => {
  const code = await openHeldBack(page, '/produtos/AP-10L', '**/mfe-catalog/*/ProductPage.js');
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  code.release();
  await expect(badge(page)).toHaveText('1');
  expect(await storedCart(page)).toHaveLength(1);
  await expect(cartPanel(page)).toBeHidden();
});

// `alteredDom` tests such presses of the mouse.
test('a press of a key on a cart line that begins before hydration and ends after it counts once', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await openHeldBack(page, '/produtos/AP-10L');
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await cartButton(page).click();
  const increase = cartPanel(page).getByRole('button', { name: /^Aumentar/ });
  await increase.focus();
  await page.keyboard.down('Space');
  scripts.release();
  await expect(cartPanel(page).locator('[data-boundary][data-live]')).toHaveCount(1);
  await page.keyboard.up('Space');
  const quantities = async () => (await storedCart(page)).map(({ quantity }) => quantity);
  await expect.poll(quantities).toEqual([2]);
  await increase.click();
  await expect.poll(quantities).toEqual([3]);
});

test('a message refused before hydration is sent only on the next press, with the text typed meanwhile', {
  tag: ['@desktop', '@journey'],
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
  const code = await openHeldBack(page, '/contato', shellScript);
  const send = page.getByRole('button', { name: 'Enviar mensagem' });
  await page.getByLabel('Nome').fill('Ana Sá');
  await page.getByLabel('E-mail').fill('ana@example.com.br');
  await page.getByLabel('Telefone').first().fill('21988887777');
  await page.getByLabel('Assunto').fill('Projeto');
  await page.getByRole('radio', { name: 'WhatsApp' }).check();
  await send.click();
  await expect(page.getByLabel('Mensagem')).toBeFocused();
  await page.keyboard.type('Olá, gost');
  code.release();
  await hydrated(page);
  await page.keyboard.type('aria de um projeto');
  await expect(page.getByLabel('Mensagem')).toHaveValue('Olá, gostaria de um projeto');
  await page.waitForLoadState('networkidle');
  expect(sent.filter((body) => body.includes('Ana Sá'))).toEqual([]);
  const request = page.waitForRequest(mailEndpoint);
  await send.click();
  const body = (await request).postData() ?? '';
  for (const value of ['Ana Sá', 'ana@example.com.br', '21988887777', 'Projeto', 'gostaria de um projeto', 'whatsapp'])
    expect(body).toContain(value);
});
