import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import { weigh } from '@site/tools/weights/weigh';
import { declaration, files } from './anyBundler/modules';
import { address, button, count, live, promoSiteForAll, text } from './promoSite';
import { newVisitor } from './realSite';

jest.setTimeout(600_000);

const world = promoSiteForAll();
const { npm, inRemote, servedHtml } = world;

/** Writes ES modules, seals and deploys them, as their team does. @returns the version */
async function deployModules(): Promise<string> {
  await writeFiles(inRemote('dist'), files);
  await writeFile(inRemote('site.release.json'), JSON.stringify(declaration));
  expect(await npm('site -- release mfe-promo/dist')).toMatch(/^mfe-promo \S+: \d+ files/m);
  const [, version = ''] = /^mfe-promo (\S+) is live/m.exec(await npm('site -- deploy --release mfe-promo/dist')) ?? [];
  expect(version).toMatch(/^1\.\d+\.\d+-g/);
  return version;
}

interface Manifest {
  readonly scripts: object;
  readonly dependencies: Readonly<Record<string, string>>;
}

async function editManifest(edit: (manifest: Manifest) => object): Promise<string> {
  const manifest = await readFile(inRemote('package.json'), 'utf8');
  await writeFile(inRemote('package.json'), JSON.stringify(edit(JSON.parse(manifest))));
  return manifest;
}

/** Gives the remote React 18, as npm does for a package whose version differs from the root's. @returns undoes it */
async function installOtherReact() {
  await mkdir(inRemote('node_modules'));
  for (const [name, installed] of [
    ['react', 'react-18'],
    ['react-dom', 'react-dom-18'],
  ] as const)
    await symlink(path.join(world.site.checkout.folder, 'node_modules', installed), inRemote('node_modules', name));
  const before = await editManifest((manifest) => ({
    ...manifest,
    dependencies: { ...manifest.dependencies, react: '^18.3.1', 'react-dom': '^18.3.1' },
  }));
  return async () => {
    await rm(inRemote('node_modules'), { recursive: true });
    await writeFile(inRemote('package.json'), before);
  };
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

const expectQuiet = (console: readonly string[]) => expect(console.filter((line) => !line.includes('404'))).toEqual([]);

/** Opens the page as a new visitor. @param changed file of a release that arrives with one more byte */
async function open(changed?: string) {
  const visitor = await newVisitor(world.site.browser, world.site.url);
  if (changed)
    await visitor.page.route(`**/mfe-promo/${changed}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
  await visitor.page.goto(address);
  await live(visitor.page);
  return visitor;
}

/** The part takes over its HTML, answers, loads a file later, and is built anew on the way back. */
async function expectWorking(words: string) {
  const { page, console, context } = await open();
  await text(page, words);
  await button(page, 'Somar').click();
  expect(await count(page)).toBe('1');
  await button(page, 'Mais').click();
  await text(page, 'Carregado depois');
  expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
    'underline',
  );
  await leave(page);
  await expectReached(page, words);
  expectQuiet(console);
  await context.close();
}

const healed = (phase: 'digest' | 'render') => new RegExp(`mfe_promo \\S+ failed \\(${phase}, healed\\)`);

/** Another release answers in place of one with a changed byte. */
async function expectHealed(version: string, file: string, failure: RegExp, words: string) {
  const { page, console, context } = await open(`${version}/${file}`);
  if (file === 'later.js') await button(page, 'Mais').click();
  await text(page, words);
  expect(console.join('\n')).toMatch(failure);
  await context.close();
}

test('a part on React of another major works as others do, and weighs no more than its own React', async () => {
  const light = await weigh(world.site.browser, world.site.url + address);
  const removeOtherReact = await installOtherReact();
  await cp(path.join(__dirname, 'mountable/ownReactPage.tsx'), inRemote('src/exposes/PromoPage.tsx'));
  await npm('deploy -w mfe-promo');
  await removeOtherReact();
  expect(await servedHtml()).toMatch(/<p>React (<!-- -->)?18\.3\.1<\/p>/);
  const { page, console, context } = await openAndType();
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
  expectQuiet(console);
  await context.close();
  const { scriptBytes } = await weigh(world.site.browser, world.site.url + address);
  // The team's React, compressed; the rest is shared.
  expect(scriptBytes - light.scriptBytes).toBeLessThan(45_000);
});

test('ES modules without framework or bundler are sealed, shown, checked by digest and healed', async () => {
  const version = await deployModules();
  expect(await servedHtml()).toMatch(/<div data-static=""><section><h1[^>]*>Promoções<\/h1><p>Módulos à mão/);
  const { page, context } = await openAndType();
  await expectTakenOver(page);
  await context.close();
  await expectWorking('Módulos à mão');
  await expectHealed(version, 'parts/section.js', healed('digest'), 'React 18.3.1');
  await expectHealed(version, 'later.js', healed('render'), 'React 18.3.1');
});

const ofRspack = {
  format: 'script',
  entry: 'remoteEntry.js',
  modules: { './PromoPage': { js: ['PromoPage.js'], css: ['PromoPage.css'] }, './paths': {} },
};

test('a component by Rspack, built by every command, shares React, store and router with the page', async () => {
  await rm(inRemote('dist'), { recursive: true });
  await cp(path.join(__dirname, 'anyBundler/rspack'), inRemote('src'), { recursive: true });
  await cp(inRemote('src/rspack.mjs'), inRemote('rspack.mjs'));
  await writeFile(inRemote('site.release.json'), JSON.stringify(ofRspack));
  await editManifest((manifest) => ({ ...manifest, scripts: { ...manifest.scripts, bundle: 'node rspack.mjs' } }));
  expect(await npm('deploy -w mfe-promo')).toMatch(/mfe-promo \S+ is live; before it was/);
  expect(await servedHtml()).toContain('React da página, ');
  await expectWorking('React da página, 0 no carrinho');
  const [, version = ''] = /mfe-promo\/(1\.\d+\.\d+-g[0-9a-f]{8})\//.exec(await servedHtml()) ?? [];
  await expectHealed(version, 'PromoPage.js', healed('digest'), 'Módulos à mão');
});
