import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { inRoot } from '@site/delivery/repository';
import { startChromium } from '../chromium';
import { startSiteServer } from '../services';
import { type Checkout, copyCheckout } from '../testing/checkout';
import { linkFolder } from '../testing/linkFolder';
import { plainEnvironment, type ServingProgram, startServing } from '../testing/programs';
import { testPort } from '../testing/testPort';
import { copyFirstSite } from './firstSite';

jest.setTimeout(600_000);

let folder: string;
let checkout: Checkout;
let editor: ServingProgram;
/** Address of the editor without the token. */
let origin = '';
let browser: Browser;
let context: BrowserContext;
let page: Page;
const said: string[] = [];
const elsewhere: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-editor-'));
  checkout = await copyCheckout(path.join(folder, 'checkout'));
  const remote = path.join(folder, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', remote]);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Dona');
  git('config', 'user.email', 'dona@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As it was');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const program = '.cache/content-editor';
  if (existsSync(inRoot(program))) await linkFolder(inRoot(program), path.join(checkout.folder, program));
  const command = ['tools/bin/run.mjs', 'content', '--port', String(await testPort())];
  editor = await startServing(process.execPath, command, { cwd: checkout.folder, env: plainEnvironment() });
  ({ origin } = new URL(editor.url));
  browser = await startChromium();
  context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.on('console', (message) => message.type() !== 'log' && said.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) elsewhere.push(request.url());
  });
});
afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  await rm(folder, { recursive: true, force: true });
});

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: checkout.folder, encoding: 'utf8' }).trim();

const file = 'mfe-catalog/content/produtos/co2-6kg.json';
const product = async () => JSON.parse(await readFile(path.join(checkout.folder, file), 'utf8'));

/** Opens an entry as a person does: Decap CMS loads lists in the background. */
async function open(collection: string, entry: string, tab = page) {
  await tab.goto(origin);
  await tab.getByRole('link', { name: collection, exact: true }).click();
  await tab.getByRole('link', { name: entry }).click();
}

async function save(tab = page) {
  await tab.getByText('Gravar', { exact: true }).click();
  await tab.getByText('Gravar agora').click();
}

const notice = (text: string, tab = page) => tab.getByRole('alert').filter({ hasText: text });

test('only the printed address opens the editor, which then shows no token', async () => {
  await context.clearCookies();
  const strangers = await page.goto(origin);
  expect(strangers?.status()).toBe(403);
  await page.getByText('abra o endereço que npm run content mostra no terminal').waitFor();
  await page.goto(editor.url);
  await page.getByRole('link', { name: 'Produtos', exact: true }).waitFor();
  expect(page.url()).not.toContain('chave');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // The browser reports the status, also of the icon.
  expect(said.splice(0).filter((line) => !line.includes('403'))).toEqual([]);
});

test('a price that does not fit is refused in words, and changes nothing', async () => {
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await page.getByLabel('Preço').fill('612.955');
  await save();
  await notice('preco: escreva um número maior que zero, com no máximo duas casas').waitFor();
  expect(git('status', '--porcelain')).toBe('');
  // The browser reports the status, Decap CMS the message.
  expect(said.splice(0).filter((line) => !/422|preco: escreva/.test(line))).toEqual([]);
});

describe.each([360, 1280])('at %i px', (width) => {
  beforeAll(() => page.setViewportSize({ width, height: 900 }));
  afterAll(() => page.setViewportSize({ width: 1280, height: 900 }));

  test('lists, form, mistakes, pictures and the page that sends fit, and axe finds nothing', async () => {
    await page.goto(origin);
    await page.getByRole('link', { name: 'Produtos', exact: true }).click();
    await page.getByRole('link', { name: /CO₂ 6 kg/ }).waitFor();
    await expectFitting();
    await open('Produtos', 'Extintor CO₂ 6 kg');
    await page.getByLabel('Preço').waitFor();
    await expectFitting();
    await page.getByLabel('Nome', { exact: true }).fill('');
    await save();
    await notice('Preencha os campos em vermelho').waitFor();
    await expectFitting();
    await page.getByRole('button', { name: 'Adicionar foto' }).click();
    await page.getByRole('button', { name: 'Escolha uma imagem' }).first().click();
    await page.getByText('AP-10L-frente.svg').waitFor();
    await expectFitting();
    await page.goto(`${origin}/enviar`);
    await expectFitting();
  });
});

/** The page is no wider than the window, and axe (https://www.deque.com/axe/) finds nothing. */
async function expectFitting() {
  const { width } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  // The bar that shows progress is drawn, for a moment, outside all regions.
  const { violations } = await new AxeBuilder({ page })
    .exclude('canvas')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
}

test('by keyboard alone, a text is changed and saved', async () => {
  await page.goto(origin);
  await page.getByRole('link', { name: 'Equipe', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Renata Oliveira' }).press('Enter');
  const field = page.getByLabel('Cargo');
  await field.press('End');
  await page.keyboard.type(' e pânico');
  const button = page.getByRole('button', { name: 'Gravar', exact: true });
  for (let presses = 0; presses < 30 && !(await isFocused(button)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  expect(await isFocused(button)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await notice('Gravado').waitFor();
  expect(git('show', '--format=', '--name-only')).toBe('mfe-content/content/equipe/1.json');
});

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

test('of two tabs with one product, the later save is refused, keeps what was typed, and loses nothing', async () => {
  const other = await context.newPage();
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await open('Produtos', 'Extintor CO₂ 6 kg', other);
  await other.getByLabel('Altura').fill('571 mm');
  await save(other);
  await notice('Gravado', other).waitFor();
  await page.getByLabel('Peso').fill('18,1 kg');
  await save();
  await notice('este item mudou desde que você o abriu').waitFor();
  expect(await page.getByLabel('Peso').inputValue()).toBe('18,1 kg');
  // The tab that saved may go on.
  await other.getByText('Tudo gravado').waitFor();
  await other.getByLabel('Altura').fill('572 mm');
  const saved = other.waitForResponse((response) => response.request().postData()?.includes('persistEntry') ?? false);
  await save(other);
  expect((await saved).status()).toBe(200);
  expect(await product()).toMatchObject({ altura: '572 mm', peso: '18,2 kg' });
  await other.close();
  expect(said.splice(0).filter((line) => !/409|este item mudou/.test(line))).toEqual([]);
});

test('by keyboard, from the form of an item, its versions are listed, and an earlier one comes back', async () => {
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await page.getByLabel('Altura').waitFor();
  await page.getByRole('link', { name: 'Versões deste item' }).press('Enter');
  await page.getByText('Igual à atual.').waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitting();
  }
  await page.getByRole('button', { name: 'Voltar a esta' }).last().press('Enter');
  await page.getByRole('status').filter({ hasText: 'Pronto' }).waitFor();
  await page.getByRole('link', { name: 'Voltar ao item' }).press('Enter');
  expect(await page.getByLabel('Altura').inputValue()).not.toBe('572 mm');
});

test('a further product needs a form and a photo, dropped on its field', async () => {
  await page.goto(origin);
  await page.getByRole('link', { name: 'Produtos', exact: true }).click();
  await page.getByRole('link', { name: /item$/ }).click();
  const texts = {
    Código: 'CO2-8KG',
    Nome: 'Extintor CO₂ 8 kg',
    'Nome completo': 'Extintor de Incêndio Gás Carbônico (CO₂) 8 kg Portátil',
    Preço: '812.5',
    Tamanho: '8KG',
    Descrição: 'Extintor portátil de gás carbônico com 8 kg de carga.',
    Modelo: 'CO₂ 8 kg portátil',
    'Capacidade extintora': '5-B:C',
    Carga: '8 kg de CO₂',
    Peso: '21 kg',
    Altura: '700 mm',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  for (const [label, choice] of [
    ['Família', 'co2'],
    ['Mobilidade', 'portatil'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(choice);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Adicionar item' }).first().click();
  await page.getByLabel('Texto', { exact: true }).fill('Alcance do jato: de 2 a 3 metros.');
  await drop('co2 8kg.webp', await readFile(inRoot('docs/images/home.webp')), page.getByText('0 fotos'));
  await page.getByText('Escolha uma imagem diferente').waitFor();
  await save();
  await notice('Gravado').waitFor();
  expect(git('show', '--format=', '--name-only').split('\n')).toEqual([
    'mfe-catalog/content/produtos/co2-8kg.json',
    'mfe-catalog/src/images/produtos/co2-8kg.webp',
  ]);
});

/** Drops a file on an element, as from a folder of the desktop. */
async function drop(name: string, bytes: Buffer, target: Locator) {
  const dataTransfer = await page.evaluateHandle(
    ([text, file]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      data.items.add(new File([content], file, { type: 'image/webp' }));
      return data;
    },
    [bytes.toString('base64'), name] as const,
  );
  for (const type of ['dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}

test('a changed price is saved as a commit, sent, merged, published and seen', async () => {
  const started = Date.now();
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await page.getByLabel('Preço').fill('699.9');
  await save();
  await notice('Gravado').waitFor();
  const saved = Date.now();
  expect((await product()).preco).toBe(699.9);
  expect(git('show', '--format=%s by %an', '--name-only').split('\n').filter(Boolean)).toEqual([
    `Change ${file} by Dona`,
    file,
  ]);
  expect(git('show', '--format=', '--shortstat')).toBe('1 file changed, 1 insertion(+), 1 deletion(-)');

  await page.getByRole('link', { name: 'Enviar 4 mudanças' }).click();
  await page.getByText('Produtos: co2-6kg').waitFor();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('status').filter({ hasText: 'Enviado.' }).waitFor();
  const branch = git('branch', '--show-current');
  expect(git('rev-parse', `origin/${branch}`)).toBe(git('rev-parse', 'HEAD'));
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', branch);

  const { site, store, config } = await copyFirstSite(path.join(folder, 'published'));
  const merged = Date.now();
  await checkout.run('site', 'deploy', 'mfe-catalog', '--store', store.location, '--site', site.base);
  const published = Date.now();
  console.log(`${saved - started} ms from the list to the commit, ${published - merged} ms from the merge to the page`);
  const server = await startSiteServer({ site, config, port: 0, dataDir: path.join(folder, 'var') });
  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/produtos/CO2-6KG`);
  await visitor.getByText('R$ 699,90').first().waitFor();
  await visitor.goto(`${server.url}/produtos/CO2-8KG`);
  await visitor.getByText('R$ 812,50').first().waitFor();
  const picture = visitor.locator('main img').first();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await visitor.close();
  await server.stop();
});

test('the editor asks no other host, and its console is silent', () => {
  expect(elsewhere).toEqual([]);
  expect(said).toEqual([]);
});
