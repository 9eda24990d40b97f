import { expectProducts, openFilter } from '../support/catalogue';
import { follow } from '../support/parts';
import { expect, hydrated, test } from '../support/test';

const runtimesAskedFor = (urls: readonly string[]) =>
  urls.flatMap((url) => /\/(mfe-\w+)\/[^/]+\/federationRuntime\.js$/.exec(url)?.[1] ?? []);

test('remotes consume the federation runtime that the page provides', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/produtos');
  await hydrated(page);
  await follow(page, 'Contato');
  await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
  expect(runtimesAskedFor(asked)).toEqual([]);
});

test('remotes bring their own runtime if the shell provides none of their version', async ({ page }) => {
  // Hides the runtime that the shell provides: the first caller of this key is the shell, and gets another symbol.
  await page.addInitScript(() => {
    const original = Symbol.for;
    let isProvided = false;
    Symbol.for = (key) => {
      if (isProvided || !key.startsWith('@module-federation/webpack-bundler-runtime ')) return original(key);
      isProvided = true;
      return Symbol('of another version');
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/produtos');
  await hydrated(page);
  await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂', exact: true }).check();
  await expectProducts(page, 'co2');
  await follow(page, 'Contato');
  await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
  // The second remote uses the runtime that the first one has brought.
  expect(runtimesAskedFor(asked)).toEqual(['mfe-catalog']);
});
