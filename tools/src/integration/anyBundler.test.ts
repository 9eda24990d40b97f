import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import { type Bundle, ofModules, ofScripts } from './anyBundler/bundles';
import { address, button, count, live, promoSiteForAll, text } from './promoSite';
import { newVisitor } from './realSite';

jest.setTimeout(600_000);

const world = promoSiteForAll();
const { npm, inRemote, servedHtml } = world;

/** Writes another bundler's output, seals and deploys it, as its team does. @returns the version */
async function deploy({ declaration, files }: Bundle): Promise<string> {
  await rm(inRemote('dist'), { recursive: true, force: true });
  await writeFiles(inRemote('dist'), files);
  await writeFile(inRemote('site.release.json'), JSON.stringify(declaration));
  expect(await npm('site -- release mfe-promo/dist')).toMatch(/^mfe-promo \S+: \d+ files/m);
  const [, version = ''] = /^mfe-promo (\S+) is live/m.exec(await npm('site -- deploy --release mfe-promo/dist')) ?? [];
  expect(version).toMatch(/^1\.\d+\.\d+-g/);
  return version;
}

const press = (page: Page, name: string) => button(page, name).click();

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
  await press(page, 'Somar');
  expect(await count(page)).toBe('1');
  await press(page, 'Mais');
  await text(page, 'Carregado depois');
  expect(await page.locator('h1').evaluate((it) => getComputedStyle(it).textDecorationLine)).toBe('underline');
  await page.getByRole('link', { name: 'Outra página' }).click();
  await page.waitForURL('**/outra');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promoções', exact: true }).click();
  await text(page, words);
  await press(page, 'Somar');
  expect(await count(page)).toBe('1');
  expect(console.filter((line) => !line.includes('404'))).toEqual([]);
  await context.close();
}

/** Another release answers in place of one with a changed byte. */
async function expectHealed(version: string, file: string, failure: RegExp, words: string) {
  const { page, console, context } = await open(`${version}/${file}`);
  if (file === 'later.js') await press(page, 'Mais');
  await text(page, words);
  expect(console.join('\n')).toMatch(failure);
  await context.close();
}

test('ES modules and classic containers of any bundler are sealed, shown, checked by digest and healed', async () => {
  const modules = await deploy(ofModules('Módulos à mão'));
  expect(await servedHtml()).toMatch(/<div data-static=""><section><h1[^>]*>Promoções<\/h1><p>Módulos à mão/);
  await expectWorking('Módulos à mão');

  const component = 'Esta página está começando';
  const healed = (phase: string) => new RegExp(`mfe_promo \\S+ failed \\(${phase}, healed\\)`);
  for (const file of ['remoteEntry.mjs', 'PromoPage.js', 'parts/section.js'])
    await expectHealed(modules, file, healed('digest'), component);
  await expectHealed(modules, 'later.js', healed('render'), component);

  const scripts = await deploy(ofScripts('Contêiner clássico'));
  await expectWorking('Contêiner clássico');
  await expectHealed(scripts, 'PromoPage.js', healed('digest'), 'Módulos à mão');
  await expectHealed(scripts, 'later.js', healed('render'), 'Módulos à mão');

  const broken = await deploy(ofModules('Com defeito', { mounting: "throw new Error('broken on purpose');" }));
  await expectHealed(broken, 'nothing', healed('effect'), 'Contêiner clássico');

  await npm('rollback -w mfe-promo');
  await expectWorking('Contêiner clássico');
});

test('every command builds a package that has a bundler of its own', async () => {
  const { declaration, files } = ofModules('Do próprio empacotador');
  await writeFiles(inRemote('bundled'), files);
  await writeFile(inRemote('site.release.json'), JSON.stringify(declaration));
  const manifest = JSON.parse(await readFile(inRemote('package.json'), 'utf8'));
  manifest.scripts.bundle = 'rm -rf dist && cp -r bundled dist';
  await writeFile(inRemote('package.json'), JSON.stringify(manifest));
  expect(await npm('deploy -w mfe-promo')).toMatch(/mfe-promo \S+ is live; before it was/);
  expect(await npm('deploy -w mfe-promo')).toMatch(/is live, as it was/);
  await expectWorking('Do próprio empacotador');
});
