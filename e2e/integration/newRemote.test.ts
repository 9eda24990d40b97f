import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildRelease } from '@site/delivery/build';
import { ifENOENT } from '@site/delivery/files';
import { readRelease } from '@site/delivery/release';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { getsCanary, visitorCookie } from '@site/shared/contracts';
import { startChromium } from '@site/tools/chromium';
import { installEngines } from '@site/tools/debianPackages';
import { startSiteServer } from '@site/tools/services';
import { type CommandBlock, commandBlocks } from '@site/tools/testing/documentedCommands';
import { plainEnvironment, run as runProgram, startServing } from '@site/tools/testing/programs';
import { weigh } from '@site/tools/weights/weigh';
import { type Checkout, copyCheckout } from './checkout';
import { newVisitor } from './realSite';

jest.setTimeout(900_000);

/** Texts of a page as the command creates it, and after a change. */
const [earlier, later] = ['Esta página está começando', 'Ofertas do mês'];

interface Part {
  readonly name: string;
  /** Also the text of its link. */
  readonly page: string;
  readonly module: string;
  /** Has the text of the page. */
  readonly file: string;
}

/** A remote by Vite, beside the documentation's remote by webpack. `split.test.ts` has one without a framework. */
const part: Part = { name: 'mfe-rapido', page: 'rapido', module: 'RapidoPage', file: 'src/rapido/RapidoPage.tsx' };

const boundary = `mfe_rapido/${part.module}`;

let folder: string;
let checkout: Checkout;
let browser: Browser;
let commands: ReturnType<typeof commandsOfDay>;
/** Serves the published site, for visitors. */
let server: Awaited<ReturnType<typeof serveSite>> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  [checkout, browser] = await Promise.all([copyCheckout(path.join(folder, 'checkout')), startChromium()]);
  commands = commandsOfDay(commandBlocks(await readFile(inRoot('docs/teams.md'), 'utf8')));
  // A developer who tries the documentation may have a remote of that name.
  if (existsSync(path.join(checkout.folder, 'mfe-promo'))) await run('npm run new-remote -- --remove mfe-promo');
  await run('git init --quiet && git add --all && git commit --quiet --message "As it was"');
  await run(`npm run new-remote -- ${part.name} --bundler vite --react 18 --menu ${part.page}`);
  await run('git add --all && git commit --quiet --message "A remote"');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Browser tests may run beside this one, on their default port. */
const PORT = '3770';
const person = { NAME: 'Test', EMAIL: 'test@example.com' };
const env = {
  ...plainEnvironment(),
  PORT,
  ...Object.fromEntries(
    Object.entries(person).flatMap(([key, value]) =>
      ['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_${key}`, value]),
    ),
  ),
};

/** Publishes for visitors, since previews have further tools. */
const forVisitors = { SITE_PREVIEW: 'false' };

/** Runs a command as it stands in the page. */
const run = (line: string, more: Readonly<Record<string, string>> = forVisitors) =>
  runProgram('sh', ['-c', line], { cwd: checkout.folder, env: { ...env, ...more } });

async function runEach(lines: readonly string[]): Promise<string> {
  const printed: string[] = [];
  for (const line of lines) printed.push(await run(line));
  return printed.join('\n');
}

/** Runs the commands two at a time, for at least two processors; the last first, since browser tests take longest. */
async function runAll(lines: readonly string[]): Promise<void> {
  const waiting = [...lines];
  const work = async () => {
    for (let line = waiting.pop(); line; line = waiting.pop()) await run(line, {});
  };
  await Promise.all([work(), work()]);
}

/** Copies the caches of the checks. */
async function copyCaches() {
  for (const cache of ['depcruise', 'knip', 'types.tsbuildinfo']) {
    const target = path.join(checkout.folder, '.cache', cache);
    await cp(inRoot('.cache', cache), target, { recursive: true, preserveTimestamps: true }).catch(ifENOENT(undefined));
  }
}

const changedFiles = async () => (await run('git status --porcelain')).trim();

/** Replaces the file at once: a server may read a file that is half written. */
async function editPart(from: string, to: string): Promise<void> {
  const place = path.join(checkout.folder, part.name, part.file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(from);
  await writeFile(`${place}.new`, text.replace(from, to));
  await rename(`${place}.new`, place);
}

const store = () => createFolderStore(path.join(checkout.folder, 'var/releases'));

async function serveSite(preview: boolean) {
  const config = { ...(await readSiteConfig({ SITE_PREVIEW: String(preview) })), siteUrl: 'http://localhost:3760' };
  const site = siteFolder(path.join(checkout.folder, 'site'));
  return startSiteServer({ site, config, port: 0, dataDir: path.join(folder, preview ? 'preview' : 'visitors') });
}

/** Version of the only release of a package that was built in the checkout. */
async function builtThere(name: string): Promise<string> {
  const builds = path.join(checkout.folder, '.cache/builds', name);
  const [only = ''] = (await readdir(builds)).filter((each) => !each.startsWith('.'));
  return (await readRelease(path.join(builds, only))).version;
}

/** A page as visitors get it who belong to the canary of 10 % of its remote, or do not. */
async function pageFor(federation: string, page: string, ofCanary = false) {
  const visitor = Array.from({ length: 100 }, (_, number) => number).find(
    (number) => getsCanary(number, federation, 10) === ofCanary,
  );
  const response = await fetch(`${server?.url}${page}`, { headers: { cookie: `${visitorCookie}=${visitor}` } });
  return { status: response.status, html: await response.text() };
}

const promotions = async (ofCanary = false) => (await pageFor('mfe_promo', '/promocoes', ofCanary)).html;
const partPage = async () => (await pageFor('mfe_rapido', `/${part.page}`)).html;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const isMounted = (page: Page) => page.locator(`[data-boundary="${boundary}"][data-live]`).waitFor();

/** The page must show a saved change without being loaded again. */
async function expectReplaced(page: Page, save: () => Promise<unknown>, text: string) {
  // A busy machine compiles slowly, and the first save waits for webpack, which writes its cache.
  page.setDefaultTimeout(300_000);
  await heading(page, earlier).waitFor();
  await page.evaluate(() => void Object.assign(window, { mark: true }));
  await save();
  await heading(page, text).waitFor();
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
}

async function expectPartReplaced(page: Page, console: readonly string[]) {
  await isMounted(page);
  await expectReplaced(page, () => editPart(earlier, 'Ofertas da semana'), 'Ofertas da semana');
  await editPart('Ofertas da semana', earlier);
  expect(console.filter((line) => /policy|Refused to/.test(line))).toEqual([]);
}

/** Place of a text in the scripts of the live release, such as `Page.js:1:234`. */
async function placeOf(text: string): Promise<string> {
  const { live = '' } = await store().channels(part.name);
  const scripts = path.join(await store().fetch(part.name, live), 'browser');
  for (const file of (await readdir(scripts)).filter((each) => each.endsWith('.js'))) {
    const lines = (await readFile(path.join(scripts, file), 'utf8')).split('\n');
    const line = lines.findIndex((each) => each.includes(text));
    if (line >= 0) return `${live} ${file}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`;
  }
  throw new Error(`No script of ${part.name} ${live} contains ${text}`);
}

/** Journeys to the part's page in an engine other than Chromium, which the other tests use. */
async function journeys(): Promise<void> {
  const [engine] = (await installEngines(console.log)).filter((name) => name !== 'chromium');
  if (!engine) return console.log('Skipped: journeys to the part, since only Chromium is installed.');
  const described = {
    name: part.name,
    version: (await store().channels(part.name)).live,
    address: `/${part.page}`,
    link: part.page,
    text: later,
    before: earlier,
  };
  const settings = { ENGINES: engine, JOURNEYS: 'parts', PARTS: JSON.stringify([described]), SITE_URL: server?.url };
  await runProgram('npx', ['playwright', 'test', '--config', 'e2e/engines/playwright.config.ts'], {
    cwd: inRoot(),
    env: { ...plainEnvironment(), ...settings },
  });
}

/** Sections with the blocks in them, in the order of the page. */
const day = [
  ['A new remote', 'add', 'checks', 'first'],
  ['A change in development', 'dev', 'edit'],
  ['From a canary to all visitors', 'canary', 'promote', 'rollback'],
  ['A page in an existing remote', 'addPage', 'deployPage'],
  ['Removal of a remote', 'remove'],
] as const;

/** The commands of the page, by their names here. The check of the sections shows that none is left out. */
function commandsOfDay(blocks: readonly CommandBlock[]) {
  expect(blocks.map(({ section }) => section)).toEqual(day.flatMap(([section, ...each]) => each.map(() => section)));
  const all = day.flatMap(([, ...rest]) => rest);
  return Object.fromEntries(all.map((name, index) => [name, blocks[index]?.commands ?? []])) as Record<
    (typeof all)[number],
    readonly string[]
  >;
}

test('new remotes by webpack and by Vite pass all checks, and change no other release', async () => {
  await runEach(commands.add);
  expect(await changedFiles()).toContain('?? mfe-promo/');
  for (const name of ['mfe-account', 'mfe-catalog', 'mfe-content']) await shareBuild(name, checkout.folder);
  await copyCaches();
  // Checks that the page repeats run once, after the change that needs them most.
  const checks = commands.checks.filter((line) => !commands.addPage.includes(line));
  const both = checks.map((line) => line.replace('npm run unit -- mfe-promo', `$& ${part.name}`));
  await runAll([`npm run conform -w ${part.name}`, ...both]);
  // This one was built in the checkout, the others were copied.
  expect(await builtThere('mfe-cart')).toBe((await buildRelease('mfe-cart')).release.version);
});

test('a first release is in the navigation and keeps its budget', async () => {
  await runEach(commands.first);
  await run(`npm run site -- deploy mfe-cart mfe-account mfe-content ${part.name}`);
  server = await serveSite(false);
  const html = await promotions();
  expect(html).toMatch(/<h1[^>]*>Promoções<\/h1>/);
  expect(html).toMatch(/<nav[^>]*aria-label="Principal".*<a [^>]*href="\/promocoes"[^>]*>Promoções<\/a>/s);
  const budgets = JSON.parse(await readFile(path.join(checkout.folder, 'mfe-promo/budgets.json'), 'utf8'));
  // The number of requests is not checked: a page whose menu is not deployed requests more.
  const { bytes, scriptBytes } = await weigh(browser, `${server.url}/promocoes`);
  for (const [name, value] of Object.entries({ bytes, scriptBytes }))
    expect([name, value, value <= budgets['/promocoes'][name]]).toEqual([name, value, true]);
});

test('npm run dev replaces saved texts in place, by webpack and by Vite', async () => {
  const line = commands.dev[0]?.replace('-- promo', `-- promo ${part.page}`) ?? '';
  expect(line).toContain(part.page);
  const development = await startServing('sh', ['-c', line], { cwd: checkout.folder, env });
  try {
    const { page, context } = await newVisitor(browser, development.url);
    await page.goto('/promocoes', { timeout: 300_000 });
    await expectReplaced(page, () => runEach(commands.edit), later);
    await context.close();
    const visitor = await newVisitor(browser, development.url);
    await visitor.page.goto(`/${part.page}`);
    await expectPartReplaced(visitor.page, visitor.console);
    await visitor.context.close();
  } finally {
    await development.stop();
  }
});

test('npm run dev that refuses leaves no server of the bundler running', async () => {
  const dev = run(`npm run dev -- ${part.page} --site http://localhost:1`);
  await expect(dev).rejects.toThrow('http://localhost:1 does not answer');
});

test('a canary is promoted and rolled back', async () => {
  expect(await runEach(commands.canary)).toMatch(/mfe-promo +canary +\S+ +10 %/);
  expect(await promotions(true)).toContain(later);
  expect(await promotions()).toContain(earlier);
  await runEach(commands.promote);
  expect(await promotions()).toContain(later);
  await runEach(commands.rollback);
  expect(await promotions()).toContain(earlier);
});

test('a part by Vite takes over its HTML, and is reached from another page', async () => {
  expect(await partPage()).toContain(earlier);
  const { page, context, console } = await newVisitor(browser, server?.url ?? '');
  await page.goto(`/${part.page}`);
  await isMounted(page);
  const link = page.getByRole('link', { name: 'Fale conosco' });
  await link.focus();
  // The site's red.
  expect(await link.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(196, 18, 45)');
  await page.goto('/outra');
  await page.getByRole('contentinfo').getByRole('link', { name: part.page, exact: true }).click();
  await heading(page, earlier).waitFor();
  await isMounted(page);
  expect(console.filter((line) => !line.includes('404'))).toEqual([]);
  await context.close();
  const place = await placeOf('Fale conosco');
  expect(await run(`npm run site -- explain ${part.name} ${place}`)).toContain(`${part.name}/${part.file}:`);
});

test('a part by Vite gets a second release, which works in another engine', async () => {
  await editPart(earlier, later);
  await run(`npm run deploy -w ${part.name}`);
  expect(await partPage()).toContain(later);
  await journeys();
  await editPart(later, earlier);
});

test('a preview loads the sources of a colleague after a question, and replaces a saved text in place', async () => {
  await run('npm run site -- publish-site', { SITE_PREVIEW: 'true' });
  const preview = await serveSite(true);
  const serve = ['-c', `PORT=3790 npm run dev -w ${part.name}`];
  const sources = await startServing('sh', serve, { cwd: checkout.folder, env });
  try {
    const { page, context, console } = await newVisitor(browser, preview.url);
    const entry = 'http://localhost:3790/remoteEntry.js';
    await page.goto(`/${part.page}?remote=mfe_rapido@${entry}`);
    await page.getByRole('button', { name: 'Usar até fechar esta aba' }).click();
    await expectPartReplaced(page, console);
    await context.close();
  } finally {
    await sources.stop();
    await preview.stop();
  }
});

test('a remote gets a second page', async () => {
  await runEach([...commands.addPage, ...commands.deployPage]);
  const rules = await pageFor('mfe_promo', '/promocoes/regulamento');
  expect(rules.status).toBe(200);
  expect(rules.html).toMatch(/<h1[^>]*>Regulamento<\/h1>/);
});

test('nothing is left of a removed remote', async () => {
  await runEach(commands.remove);
  expect(await changedFiles()).toBe('');
});
