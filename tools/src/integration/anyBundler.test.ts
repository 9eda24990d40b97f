import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createFolderStore } from '@site/delivery/store';
import { editRelease } from '@site/delivery/testing/editRelease';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import { type Bundle, ofModules, ofScripts } from './anyBundler/bundles';
import { address, button, count, live, promoSiteForAll, text } from './promoSite';
import { hydrated, newVisitor } from './realSite';
import { bringingShared } from './sharedVersion';

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
  await setBundler('rm -rf dist && cp -r bundled dist', declaration);
  expect(await npm('deploy -w mfe-promo')).toMatch(/mfe-promo \S+ is live; before it was/);
  expect(await npm('deploy -w mfe-promo')).toMatch(/is live, as it was/);
  await expectWorking('Do próprio empacotador');
});

/** Lets the package build itself by a script of npm. */
async function setBundler(command: string, declaration: object) {
  await writeFile(inRemote('site.release.json'), JSON.stringify(declaration));
  const manifest = JSON.parse(await readFile(inRemote('package.json'), 'utf8'));
  manifest.scripts.bundle = command;
  await writeFile(inRemote('package.json'), JSON.stringify(manifest));
}

const ofRspack = {
  format: 'script',
  entry: 'remoteEntry.js',
  modules: { './PromoPage': { js: ['PromoPage.js'], css: ['PromoPage.css'] }, './paths': {} },
};

test('a component by Rspack shares React, store and router with the page', async () => {
  const before = 'Do próprio empacotador';
  await cp(path.join(__dirname, 'anyBundler/rspack'), inRemote('src'), { recursive: true });
  await cp(inRemote('src/rspack.config.mjs'), inRemote('rspack.config.mjs'));
  await setBundler('rspack build', ofRspack);
  expect(await npm('deploy -w mfe-promo')).toMatch(/mfe-promo \S+ is live; before it was/);
  expect(await servedHtml()).toContain('React da página, ');
  await expectWorking('React da página, 0 no carrinho');
  expect(await npm('site -- conform mfe-promo --complete')).toMatch(/keeps the \d+ rules/);

  const [, version = ''] = /mfe-promo\/(1\.\d+\.\d+-g[0-9a-f]{8})\//.exec(await servedHtml()) ?? [];
  const healed = (phase: string) => new RegExp(`mfe_promo \\S+ failed \\(${phase}, healed\\)`);
  await expectHealed(version, 'PromoPage.js', healed('digest'), before);
  const page = inRemote('src/SharedReactPage.tsx');
  await writeFile(page, (await readFile(page, 'utf8')).replace("'never';", "'in an effect' as never;"));
  await npm('deploy -w mfe-promo');
  await expectHealed(version, 'nothing', healed('effect'), 'React da página, 0 no carrinho');
});

test('an open tab with an older shell shows the fallback release of modules that refuse it', async () => {
  const store = createFolderStore(path.join(world.site.checkout.folder, 'var/releases'));
  const older = async (name: string, from: string, changes: Parameters<typeof editRelease>[2]) => {
    const made = path.join(world.site.folder, `older-${name}`);
    const { version } = await editRelease(await store.fetch(name, from), made, changes);
    await store.publish(made);
    await npm(`rollback -w ${name} -- --to ${version}`);
  };
  const component = (await store.versions('mfe-promo')).at(-1) ?? '';
  const { live: shell = '' } = await store.channels('shell');
  const range = JSON.parse(await readFile(inRemote('package.json'), 'utf8')).dependencies['@site/shared'];
  await older('mfe-promo', component, {
    digest: '00000001',
    edit: (text, file) => (file.startsWith('browser/') ? text.replaceAll(`"${range}"`, '"^1.6.0"') : text),
    describe: { shared: '^1.6.0' },
  });
  await older('shell', shell, { digest: '00000002', ...bringingShared('1.6.0') });

  const { page, console, context } = await newVisitor(world.site.browser, world.site.url);
  await page.goto('/outra');
  await hydrated(page);
  await npm(`rollback -w shell -- --to ${shell}`);
  await deploy(ofModules('Módulos para a aba aberta'));
  // The visitor returns to the tab.
  const read = page.waitForResponse(/frontend-discovery\.json/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await read;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promoções', exact: true }).click();
  await page.getByRole('heading', { name: 'Esta página está começando' }).waitFor();
  expect(console.filter((line) => !line.includes('404'))).toEqual([
    expect.stringMatching(
      /^mfe_promo \S+ failed \(init, healed\): .+ The page has @site\/shared 1\.6\.0; this release accepts \^1\.\d/,
    ),
  ]);
  await page.reload();
  await text(page, 'Módulos para a aba aberta');
  await context.close();
});
