import { expect, hydrated, test } from '../support/test';

// `pages` checks the inline styles of every page.

test('the cart’s styles load once, after the first paint; without scripts they load at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/produtos');
  const sheets = page.locator('link[rel=stylesheet][data-remote=mfe_cart]');
  await expect(sheets).toHaveCount(1);
  await hydrated(page);
  await page.getByRole('button', { name: 'Abrir carrinho' }).click();
  const wayOn = page.getByRole('dialog').getByRole('link', { name: 'Ver produtos' });
  await expect(wayOn).toHaveCSS('text-decoration-line', 'none');
  await expect(sheets).toHaveCount(1);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/produtos');
  await plain.getByRole('button', { name: 'Abrir carrinho' }).click();
  await expect(plain.getByRole('dialog').getByRole('link', { name: 'Ver produtos' })).toHaveCSS(
    'text-decoration-line',
    'none',
  );
  await context.close();
});

test('the CSP refuses style sheets and style attributes that were not in the served page', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/Content Security Policy/);
  await page.goto('/empresa');
  await hydrated(page);
  const before = await page.evaluate(() => document.styleSheets.length);
  const isPainted = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { outline: 7px solid red }';
    document.head.append(style);
    const box = document.createElement('div');
    const text = document.createElement('p');
    text.setAttribute('style', 'outline: 7px solid red');
    box.append(text);
    document.body.append(box);
    const width = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).outlineWidth;
    };
    return [width('h1'), width('div > p[style]')].includes('7px');
  });
  expect(isPainted).toBe(false);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(before);
});
