import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createFolderStore } from '@site/delivery/store';
import { editRelease } from '@site/delivery/testing/editRelease';
import { weigh } from '../weights/weigh';
import { address, button, count, live, promoSiteForAll, text } from './promoSite';
import { newVisitor } from './realSite';

jest.setTimeout(600_000);

const world = promoSiteForAll();
const { npm, inRemote, servedHtml } = world;

beforeAll(() => installOtherReact());

/** Deploys the remote with another file in place of its page, edited. */
async function deploy(file: 'plainPage.ts' | 'ownReactPage.tsx', edit: readonly [string, string] = ['', '']) {
  const text = await readFile(path.join(__dirname, 'mountable', file), 'utf8');
  expect(text).toContain(edit[0]);
  await writeFile(inRemote('src/exposes/PromoPage.tsx'), text.replace(...edit));
  await npm('deploy -w mfe-promo');
}

/** Gives the remote React 18, as npm does for a package whose version differs from the root's. */
async function installOtherReact() {
  await mkdir(inRemote('node_modules'));
  for (const name of ['react', 'react-dom']) {
    const installed = path.join(
      world.site.checkout.folder,
      'node_modules',
      name.replace('react', 'react-18').replace('18-dom', 'dom-18'),
    );
    await symlink(installed, inRemote('node_modules', name));
  }
  const manifest = JSON.parse(await readFile(inRemote('package.json'), 'utf8'));
  manifest.dependencies = { ...manifest.dependencies, react: '^18.3.1', 'react-dom': '^18.3.1' };
  await writeFile(inRemote('package.json'), JSON.stringify(manifest));
}

/** Opens the page as a new visitor, who types into its HTML and presses a button before the scripts run. */
async function openAndType() {
  const visitor = await newVisitor(world.site.browser, world.site.url);
  const { page } = visitor;
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/shell/*/main.js', (route) => scripts.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('Nome').fill('Ana');
  await button(page, 'Somar').click();
  expect(await count(page)).toBe('0');
  arrive();
  await live(page);
  return visitor;
}

/** The part has what the visitor typed and pressed before it was mounted. */
async function expectTakenOver(page: Page) {
  expect(await page.getByLabel('Nome').inputValue()).toBe('Ana');
  expect(await count(page)).toBe('1');
}

/** A link of the part leads to another page without loading it. */
async function leave(page: Page) {
  await page.evaluate(() => void Object.assign(window, { mark: true }));
  await page.getByRole('link', { name: 'Outra página' }).click();
  await page.waitForURL('**/outra');
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
}

/** React also logs the errors that it catches. */
function expectReported(messages: readonly string[]) {
  expect(messages.at(-1)).toMatch(/^mfe_promo \S+ failed \(effect, healed\): Error: broken on purpose/);
  expect(messages.filter((message) => !message.includes('broken on purpose'))).toEqual([]);
}

/** From another page, without HTML of the part. */
async function expectReached(page: Page, words: string) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promoções', exact: true }).click();
  await text(page, words);
  await live(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Promoções');
  await button(page, 'Somar').click();
  expect(await count(page)).toBe('1');
  expect(await page.title()).toContain('Promoções');
}

test('a part without a framework, and one on React of another major, work as others do and replace each other', async () => {
  await deploy('plainPage.ts');
  expect(await servedHtml()).toMatch(/<div data-static=""><section><h1[^>]*>Promoções<\/h1><p>Sem framework/);
  const plain = await openAndType();
  await expectTakenOver(plain.page);
  await button(plain.page, 'Somar').click();
  expect(await count(plain.page)).toBe('2');
  await leave(plain.page);
  await expectReached(plain.page, 'Sem framework');
  expect(plain.console.filter((line) => !line.includes('404'))).toEqual([]);

  const light = await weigh(world.site.browser, world.site.url + address);

  await deploy('ownReactPage.tsx', ["'never';", "'in an effect' as never;"]);
  const healed = await openAndType();
  await text(healed.page, 'Sem framework');
  expectReported(healed.console);
  await button(healed.page, 'Somar').click();
  expect(await count(healed.page)).toBe('1');

  await deploy('ownReactPage.tsx');
  expect(await servedHtml()).toMatch(/<p>React (<!-- -->)?18\.3\.1<\/p>/);
  const react = await openAndType();
  const { page } = react;
  await expectTakenOver(page);
  await button(page, 'Somar dez').click();
  expect(await count(page)).toBe('11');
  await button(page, 'Abrir diálogo').click();
  await page.getByRole('dialog', { name: 'Regulamento' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Abrir diálogo');
  await button(page, 'Pôr no carrinho').click();
  await text(page, 'Linhas no carrinho: 1. Consulta: nenhuma');
  await button(page, 'Abrir carrinho, 1 item').waitFor();
  await page.reload();
  await live(page);
  await text(page, 'Linhas no carrinho: 1. Consulta: nenhuma');
  await leave(page);
  // The portal is gone with the part.
  await button(page, 'Somar dez').waitFor({ state: 'detached' });
  await expectReached(page, 'React 18.3.1');
  expect(react.console.filter((line) => !line.includes('404'))).toEqual([]);
  const { scriptBytes } = await weigh(world.site.browser, world.site.url + address);
  // The team's React, compressed; the rest is shared.
  expect(scriptBytes - light.scriptBytes).toBeLessThan(45_000);

  await deploy('plainPage.ts', ['failsToMount = false', 'failsToMount = true']);
  const back = await openAndType();
  await text(back.page, 'React 18.3.1');
  expectReported(back.console);
  for (const { context } of [plain, healed, react, back]) await context.close();
});

test('a shell of a version before mountable parts is refused by name; a component fits the shell of today', async () => {
  const store = createFolderStore(path.join(world.site.checkout.folder, 'var/releases'));
  const { live = '' } = await store.channels('shell');
  const made = path.join(world.site.folder, 'older');
  const change = { digest: '00000001', describe: { shared: '1.6.0' } };
  const older = await editRelease(await store.fetch('shell', live), made, change);
  await store.publish(made);
  await expect(npm(`rollback -w shell -- --to ${older.version}`)).rejects.toThrow(
    new RegExp(`mfe-promo \\S+ accepts @site/shared \\^1\\.\\d+\\.0; shell ${older.version} brings 1\\.6\\.0`),
  );
  expect((await store.channels('shell')).live).toBe(live);
  const first = (await store.versions('mfe-promo')).at(-1);
  expect(await npm(`rollback -w mfe-promo -- --to ${first}`)).toContain(`mfe-promo ${first} is live again`);
  expect(await servedHtml()).toContain('Esta página está começando');
});
