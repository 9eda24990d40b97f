import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { readSiteConfig, siteFolder } from '@site/delivery/repository';
import { startChromium } from '@site/tools/chromium';
import { startSiteServer } from '@site/tools/services';
import { type ServingProgram, startServing } from '@site/tools/testing/programs';
import { testPort } from '@site/tools/testing/testPort';
import { type Checkout, copyCheckout } from './checkout';
import { newVisitor, type RealSite, startRealSite } from './realSite';

let browser: Browser;
let folder: string;
/** Copy whose sources the tests edit. */
let checkout: Checkout;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'development-'));
  [browser, checkout] = await Promise.all([startChromium(), copyCheckout(path.join(folder, 'checkout'))]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run dev` with arguments; resolves when it is ready. */
const startDevelopment = async (...args: readonly string[]) =>
  startServing(process.execPath, [path.join(checkout.folder, 'tools/bin/run.mjs'), 'dev', ...args], {
    cwd: checkout.folder,
    env: {
      ...process.env,
      PORT: String(await testPort()),
      // Another test that starts at the same moment would find the same free port for the sign-in service.
      SITE_AUTH_EMULATOR_URL: `http://localhost:${await testPort()}`,
    },
  });

/**
 * Replaces a text in a source file, as an editor does that saves the file.
 *
 * @param pause time for which the file is empty (ms), as some editors leave it on a busy machine
 */
async function edit(file: string, from: string, to: string, pause = 0): Promise<void> {
  const place = path.join(checkout.folder, file);
  const text = await readFile(place, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  if (pause > 0) {
    await writeFile(place, '');
    await setTimeout(pause);
  }
  await writeFile(place, text.replace(from, to));
}

/** Marks the running page; a reloaded page has no mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);

/** Waits until an element has a computed style. */
const waitForStyle = (page: Page, selector: string, property: string, value: string) =>
  page.waitForFunction(
    ([of, name, wanted]) => {
      const element = document.querySelector(of);
      return element !== null && getComputedStyle(element).getPropertyValue(name) === wanted;
    },
    [selector, property, value] as const,
  );

/** Messages for code that does not compile, for style sheets of a page that has been left, and for slow checks of the store. */
const expected = /\[webpack-dev-server\]|was preloaded using link preload but not used|InvariantMiddleware took \d+ms/;
const wrong = (line: string) => !expected.test(line);

describe('npm run dev', () => {
  let server: ServingProgram;
  let page: Page;
  let said: string[];

  beforeAll(async () => {
    server = await startDevelopment();
    ({ page, console: said } = await newVisitor(browser, server.url));
    // The server answers once everything is compiled.
    await page.goto('/produtos', { timeout: 200_000, waitUntil: 'domcontentloaded' });
  }, 240_000);

  afterAll(() => server?.stop());

  test('shows the whole site from source', async () => {
    expect(server.printed()).not.toContain('Sign-in is not available');
    await page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fale conosco' }).waitFor();
    await mark(page);
  });

  test('shows a saved change of a remote while its form keeps the typed text', async () => {
    await page.getByLabel('Nome').fill('Ana');
    await page.getByLabel('Mensagem').fill('Duas unidades');
    await edit('mfe-content/src/contactForm/FullContactForm.tsx', 'Entre em contato\n', 'Escreva para nós\n');
    await page.getByRole('heading', { name: 'Escreva para nós' }).waitFor();
    expect(await page.getByLabel('Nome').inputValue()).toBe('Ana');
    expect(await page.getByLabel('Mensagem').inputValue()).toBe('Duas unidades');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows a saved style of a remote and of the shell, and the form keeps its text', async () => {
    await edit(
      'mfe-content/src/contact/ContactPage.module.css',
      '.ground {',
      '.ground { outline: 2px solid rgb(1, 2, 3);',
    );
    await waitForStyle(page, '[class*=ground-]', 'outline-color', 'rgb(1, 2, 3)');
    await edit('shell/src/layout/Header.module.css', '.header {', '.header { outline: 2px solid rgb(4, 5, 6);');
    await waitForStyle(page, '[class*=header-]', 'outline-color', 'rgb(4, 5, 6)');
    expect(await page.getByLabel('Nome').inputValue()).toBe('Ana');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows a saved change of the shell around a remote that keeps its state', async () => {
    await edit('shell/src/layout/Header.tsx', 'aria-label="Abrir menu"', 'aria-label="Abrir o menu"');
    await page.locator('[aria-label="Abrir o menu"]').waitFor({ state: 'attached' });
    expect(await page.getByLabel('Nome').inputValue()).toBe('Ana');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows a saved change of the form field in the UI kit, which every package contains', async () => {
    await edit('shared/src/ui/Field.tsx', 'className={styles.field}', 'className={styles.field} data-edited');
    const field = page.locator('[data-edited]', { has: page.getByLabel('Nome') });
    await field.waitFor();
    expect(await field.getByLabel('Nome').inputValue()).toBe('Ana');
    expect(await page.getByLabel('Mensagem').inputValue()).toBe('Duas unidades');
    expect(await isMarked(page)).toBe(true);
  });

  test('waits for a file that is empty while an editor writes it', async () => {
    await edit('mfe-content/src/contactForm/FullContactForm.tsx', 'Escreva para nós', 'Fale com a gente', 200);
    await page.getByRole('heading', { name: 'Fale com a gente' }).waitFor();
    await edit('mfe-content/src/contact/ContactPage.module.css', 'rgb(1, 2, 3)', 'rgb(7, 8, 9)', 200);
    await waitForStyle(page, '[class*=ground-]', 'outline-color', 'rgb(7, 8, 9)');
    expect(await page.getByLabel('Nome').inputValue()).toBe('Ana');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows an error in code or content over the page, with the package’s name, until it is corrected', async () => {
    const file = 'mfe-content/src/contact/ContactPage.tsx';
    await edit(file, '<Container className', '<Container < className');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await overlay.getByText('mfe-content: ').first().waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    await edit(file, '<Container < className', '<Container className');
    await page.locator('iframe').waitFor({ state: 'detached' });

    const texts = 'mfe-content/content/pagina-contato.json';
    await edit(texts, '"titulo": "Marque uma visita"', '"titluo": "Marque uma visita"');
    await overlay.getByText('titluo: este campo não existe; você quis dizer "titulo"?').first().waitFor();
    await edit(texts, '"titluo": "Marque uma visita"', '"titulo": "Marque a sua visita"');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Marque a sua visita' }).waitFor();
    expect(await page.getByLabel('Nome').inputValue()).toBe('Ana');
    expect(await isMarked(page)).toBe(true);
  });

  test('keeps an open cart open, with its product', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
    const cart = page.getByRole('dialog');
    await cart.getByText('1 produto').waitFor();
    await edit('mfe-cart/src/panel/CartPanel.tsx', "'1 produto'", "'Um produto'");
    await cart.getByText('Um produto').waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  test('refreshes a component of the UI kit in all packages, and reloads the page for shared modules', async () => {
    await page.keyboard.press('Escape');
    await edit('shared/src/ui/PageBanner.tsx', '<h1 tabIndex={-1}>', '<h1 tabIndex={-1} data-edited>');
    await page.locator('h1[data-edited]').waitFor();
    expect(await isMarked(page)).toBe(true);
    await edit('shared/src/contracts/registry/catalog.ts', "'Produtos'", "'Catálogo'");
    await page.getByRole('banner').getByRole('link', { name: 'Catálogo' }).waitFor();
    expect(await isMarked(page)).toBe(false);
  });

  test('shows a saved telephone, and says in Portuguese what is wrong with one until it is corrected', async () => {
    const file = 'site.config.json';
    const { page: visitor } = await newVisitor(browser, server.url);
    // The server tells open connections that the file changed.
    const connected = visitor.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await visitor.goto('/contato');
    await connected;
    await edit(file, '(21) 0000-0000', '21 23456789');
    const number = visitor.getByRole('contentinfo').getByRole('link', { name: '(21) 2345-6789' });
    await number.waitFor();
    await edit(file, '21 23456789', '21 9 abc');
    await visitor
      .getByText('Telefone: escreva o número com DDD, por exemplo (21) 2345-6789 (está "21 9 abc")')
      .waitFor();
    expect(await visitor.locator('iframe').count()).toBe(0);
    await edit(file, '21 9 abc', '(21) 2345-6789');
    await number.waitFor();
    expect(new URL(visitor.url()).pathname).toBe('/contato');
    await visitor.close();
  });

  test('leaves the data folder to npm start', async () => {
    const own = { site: siteFolder(path.join(folder, 'site')), config: await readSiteConfig({}), port: 0 };
    const other = await startSiteServer({ ...own, dataDir: path.join(checkout.folder, 'var') });
    await other.stop();
  });

  test('causes no console messages except for code that does not compile', () => {
    expect(said.filter(wrong)).toEqual([]);
  });
});

describe('npm run dev -- catalog --site', () => {
  let site: RealSite;
  let server: ServingProgram;

  beforeAll(async () => {
    site = await startRealSite({ preview: false });
    server = await startDevelopment('catalog', '--site', site.url);
  }, 420_000);

  afterAll(async () => {
    await server?.stop();
    await site?.stop();
  });

  test('prints which package comes from source, and which site serves everything else', () => {
    expect(server.printed()).toContain(
      `From source: mfe-catalog; everything else, including what visitors send, goes to ${site.url}.`,
    );
  });

  test('shows one package from source in the site’s own pages, with its saved changes', async () => {
    const { page, console: said } = await newVisitor(browser, server.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto('/produtos', { timeout: 200_000 });
    await page.getByText('R$ 154,00').first().waitFor();
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await page.waitForFunction(() => document.querySelector('main [class*=banner-]') !== null);
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await mark(page);

    await edit('mfe-catalog/content/pagina-produtos.json', '"Extintores de incêndio"', '"Extintores de fogo"');
    await page.getByRole('heading', { level: 1, name: 'Extintores de fogo' }).waitFor();
    expect(await isMarked(page)).toBe(true);

    await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
    await page.getByRole('dialog').getByText('1 produto').waitFor();
    const ofPackage = (name: string) => asked.filter((it) => it.startsWith(`/${name}/`) && it.endsWith('.js'));
    expect(ofPackage('mfe-catalog').filter((it) => !it.startsWith('/mfe-catalog/dev/'))).toEqual([]);
    expect(ofPackage('mfe-cart')).toContain(`/mfe-cart/${site.original['mfe-cart'].version}/remoteEntry.js`);
    expect(ofPackage('shell')).toContain(`/shell/${site.original.shell.version}/main.js`);
    // The badge of previews asks for a sign-in service, which this site does not have.
    expect(said.filter(wrong).filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });

  test('shows a new product, in the list and on its page', async () => {
    const added = { codigo: 'NOVO-1', nome: 'Extintor novo', nomeCompleto: 'Extintor novo de teste' };
    const products = path.join(checkout.folder, 'mfe-catalog/content/produtos');
    const original = JSON.parse(await readFile(path.join(products, 'co2-6kg.json'), 'utf8'));
    const pictures = path.join(checkout.folder, 'mfe-catalog/src/images/produtos');
    for (const view of ['frente', 'perspectiva', 'rotulo', 'valvula'])
      await cp(path.join(pictures, `CO2-6KG-${view}.svg`), path.join(pictures, `NOVO-1-${view}.svg`));
    await writeFile(path.join(products, 'novo-1.json'), JSON.stringify({ ...original, ...added }));
    const { page, console: said } = await newVisitor(browser, server.url);
    await page.goto('/produtos');
    await page.getByRole('link', { name: added.nome, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: added.nomeCompleto }).waitFor();
    expect((await page.reload())?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: added.nomeCompleto }).waitFor();
    expect(said.filter(wrong).filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });

  test('changes nothing for the site’s own visitors', async () => {
    const { page } = await newVisitor(browser, site.url);
    const html = await (await page.goto('/produtos'))?.text();
    expect(html).not.toContain('/development/');
    await page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' }).waitFor();
  });
});
