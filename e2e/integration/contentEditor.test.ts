import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { inRoot } from '@site/delivery/repository';
import { startChromium } from '@site/tools/chromium';
import { startSiteServer } from '@site/tools/services';
import { linkFolder } from '@site/tools/testing/linkFolder';
import { plainEnvironment, type ServingProgram, startServing } from '@site/tools/testing/programs';
import { testPort } from '@site/tools/testing/testPort';
import { type Checkout, copyCheckout } from './checkout';
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
  page = await newPage(browser);
});
afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the editor by its printed address. */
async function newPage(target: Browser): Promise<Page> {
  context = await target.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } });
  // Decap CMS has 5 MB of scripts.
  context.setDefaultTimeout(120_000);
  const opened = await context.newPage();
  opened.on('console', (message) => message.type() !== 'log' && said.push(message.text()));
  opened.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) elsewhere.push(request.url());
  });
  await opened.goto(editor.url);
  return opened;
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: checkout.folder, encoding: 'utf8' }).trim();

const file = 'mfe-catalog/content/produtos/co2-6kg.json';
const product = async () => JSON.parse(await readFile(path.join(checkout.folder, file), 'utf8'));

/** Opens an entry as a person does: Decap CMS loads lists in the background. */
async function open(collection: string, entry: string, tab = page) {
  await tab.goto(origin);
  await tab.getByRole('link', { name: collection, exact: true }).click();
  await tab.getByRole('main').getByRole('link', { name: entry }).click();
}

async function save(tab = page) {
  await tab.getByText('Gravar', { exact: true }).click();
  await tab.getByText('Gravar agora').click();
}

const notice = (text: string, tab = page) => tab.getByRole('alert').filter({ hasText: text });
/** Not 'Não gravado', which stays for a while. */
const saved = (tab = page) => tab.getByRole('alert').filter({ hasText: /^Gravado$/ });

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

const price = () => page.getByLabel('Preço');

/** Messages below the names of fields. */
const mistakes = () => page.locator('[class*="-ControlErrorsList"]').allTextContents();

describe('prices, with Chromium in English', () => {
  beforeAll(() => open('Produtos', 'Extintor CO₂ 6 kg · R$ 612,90'));

  test.each([
    ['1.290,00', 'R$ 1.290,00'],
    ['R$\u00a02.389,00', 'R$ 2.389,00'],
  ])('%s is shown as %s', async (text, shown) => {
    await price().fill(text);
    await price().blur();
    expect(await price().inputValue()).toBe(shown);
    expect(await mistakes()).toEqual([]);
  });

  test.each(['2.389', '612.90'])('%s is refused in words, and changes nothing', async (text) => {
    await price().fill(text);
    await save();
    await notice('Corrija os campos em vermelho').first().waitFor();
    expect(await mistakes()).toEqual([expect.stringMatching(/^Preço: .+ por exemplo 1\.290,00 ou 612,90\.$/)]);
    expect(await price().inputValue()).toBe(text);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('wheel and arrow keys change nothing', async () => {
    await price().fill('612,90');
    await price().hover();
    await page.mouse.wheel(0, 300);
    await price().press('ArrowDown');
    expect(await price().inputValue()).toBe('612,90');
  });
});

test('a text that does not fit is refused at its field, with a notice', async () => {
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await page.getByLabel('Tamanho').fill('6 kilos');
  await save();
  await notice('Corrija os campos em vermelho').waitFor();
  expect(await mistakes()).toEqual([expect.stringMatching(/^Tamanho: escreva um número com KG ou L/)]);
});

test('a price that changes by more than half is asked for once', async () => {
  const questions: string[] = [];
  const answerNext = (isYes: boolean) =>
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      return isYes ? dialog.accept() : dialog.dismiss();
    });
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await price().fill('6129');
  answerNext(false);
  await save();
  await notice('Não gravado: confira o valor').waitFor();
  expect((await product()).preco).toBe(612.9);
  answerNext(true);
  await save();
  await saved().waitFor();
  expect((await product()).preco).toBe(6129);
  const question = 'Preço: de R$ 612,90 para R$ 6.129,00.\nÉ uma mudança de mais da metade. Gravar assim mesmo?';
  expect(questions).toEqual([question, question]);
  const branch = git('branch', '--show-current');
  git('switch', '--quiet', 'main');
  git('branch', '--quiet', '-D', branch);
  // The browser reports the status, Decap CMS the message.
  expect(said.splice(0).filter((line) => !/428|confira o valor/.test(line))).toEqual([]);
});

test('at 360 px lists, form, mistakes, pictures and the page that sends fit, and axe finds nothing', async () => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(origin);
  await page.getByRole('link', { name: 'Produtos', exact: true }).click();
  await page.getByRole('link', { name: /CO₂ 6 kg/ }).waitFor();
  await expectFitting();
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await price().waitFor();
  await expectFitting();
  await page.getByLabel('Nome', { exact: true }).fill('');
  await save();
  await notice('Corrija os campos em vermelho').waitFor();
  await expectFitting();
  await page.getByRole('button', { name: 'Adicionar foto' }).click();
  await page.getByRole('button', { name: 'Escolha uma imagem' }).first().click();
  await page.getByText('AP-10L-frente.svg').waitFor();
  await expectFitting();
  await page.goto(`${origin}/enviar`);
  await expectFitting();
  await page.setViewportSize({ width: 1280, height: 900 });
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
  await saved().waitFor();
  expect(git('show', '--format=', '--name-only')).toBe('mfe-content/content/equipe/1.json');
});

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

test('of two tabs with one product, the later save is refused, keeps what was typed, and loses nothing', async () => {
  const other = await context.newPage();
  await open('Produtos', 'Extintor CO₂ 6 kg');
  await open('Produtos', 'Extintor CO₂ 6 kg', other);
  await other.getByLabel('Altura').fill('571 mm');
  await save(other);
  await saved(other).waitFor();
  await page.getByLabel('Peso').fill('18,1 kg');
  await save();
  await notice('este item mudou desde que você o abriu').waitFor();
  expect(await page.getByLabel('Peso').inputValue()).toBe('18,1 kg');
  // The tab that saved may go on.
  await other.getByText('Tudo gravado').waitFor();
  await other.getByLabel('Altura').fill('572 mm');
  const saving = other.waitForResponse((response) => response.request().postData()?.includes('persistEntry') ?? false);
  await save(other);
  expect((await saving).status()).toBe(200);
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
  await page.getByRole('link', { name: 'Novo item de Produtos' }).click();
  const texts = {
    Código: 'CO2-8KG',
    Nome: 'Extintor CO₂ 8 kg',
    'Nome completo': 'Extintor de Incêndio Gás Carbônico (CO₂) 8 kg Portátil',
    Preço: '812,50',
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
  await save();
  await notice('Corrija os campos em vermelho').waitFor();
  expect(await mistakes()).toEqual(['Detalhes: acrescente pelo menos um item.']);
  await page.getByRole('button', { name: 'Adicionar item' }).first().click();
  await page.getByLabel('Texto', { exact: true }).fill('Alcance do jato: de 2 a 3 metros.');
  await drop('co2 8kg.JPG', await photo(100, 20_000), page.getByText('0 fotos'));
  await notice('co2 8kg.JPG: a foto tem 100 × 20000 pixels').waitFor();
  await drop('co2 8kg.JPG', await photo(1200, 900), page.getByText('0 fotos'));
  await page.getByText('Escolha uma imagem diferente').waitFor();
  await save();
  await saved().waitFor();
  expect(git('show', '--format=', '--name-only').split('\n')).toEqual([
    'mfe-catalog/content/produtos/co2-8kg.json',
    'mfe-catalog/src/images/produtos/co2-8kg.jpg',
  ]);
});

/** JPEG, white with a red stripe: its mean colour is pink. */
async function photo(width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      for (const [colour, from, to] of [
        ['#fff', 0, 1],
        ['#c4122d', 0.4, 0.6],
      ] as const) {
        if (context) context.fillStyle = colour;
        context?.fillRect(from * width, 0, (to - from) * width, height);
      }
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

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
  await price().fill('699,9');
  await save();
  await saved().waitFor();
  const committed = Date.now();
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
  console.log(
    `${committed - started} ms from the list to the commit, ${published - merged} ms from the merge to the page`,
  );
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
  // The only photo of a product has no thumbnail.
  await expectNoFrame(picture);
  await visitor.goto(`${server.url}/produtos`);
  await expectNoFrame(visitor.locator('article', { hasText: 'CO₂ 8 kg' }).locator('img'));
  await visitor.close();
  await server.stop();
});

/** Beside a loaded photo is the ground of its surroundings, not its mean colour. */
async function expectNoFrame(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const [red = 0, , blue = 0] = await page.evaluate(
    async (screenshot) => {
      const picture = Object.assign(new Image(), { src: `data:image/png;base64,${screenshot}` });
      await picture.decode();
      const context = new OffscreenCanvas(9, 9).getContext('2d');
      context?.drawImage(picture, 0, 0);
      return [...(context?.getImageData(3, 3, 1, 1).data ?? [])];
    },
    (await image.screenshot()).toString('base64'),
  );
  expect(red - blue).toBeLessThan(16);
}

test('the editor asks no other host, and its console is silent', () => {
  expect(elsewhere).toEqual([]);
  expect(said).toEqual([]);
});
