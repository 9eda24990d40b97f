import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { getsCanary, visitorCookie } from '@site/shared/contracts';
import { chromiumFlags, findChromium, startChromium } from '../chromium';
import { installEngines } from '../debianPackages';
import { startSiteServer } from '../services';
import { type Checkout, copyCheckout } from '../testing/checkout';
import { plainEnvironment, run, type ServingProgram, startServing } from '../testing/programs';
import { newVisitor } from './realSite';

jest.setTimeout(900_000);

/** Remotes by other bundlers, with the file that has the text of each page. */
const parts = [
  { name: 'mfe-leve', options: '--bundler vite --react none', file: 'src/leve/page.ts' },
  { name: 'mfe-rapido', options: '--bundler vite --react 18', file: 'src/rapido/RapidoPage.tsx' },
  { name: 'mfe-antigo', options: '--bundler rspack --react 18', file: 'src/antigo/AntigoPage.tsx' },
  { name: 'mfe-puro', options: '--bundler rspack --react none', file: 'src/puro/page.ts' },
] as const;

type Part = (typeof parts)[number];

/** Parts of every page, and the page that the new ones link to. */
const others = ['mfe-cart', 'mfe-account', 'mfe-content'] as const;

const first = 'Esta página está começando';

let folder: string;
let checkout: Checkout;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundlers-'));
  [checkout, browser] = await Promise.all([copyCheckout(path.join(folder, 'checkout')), startChromium()]);
  await shell('git init --quiet && git add --all && git commit --quiet --message "As it was"');
  for (const { name, options } of parts) {
    await npm(`run new-remote -- ${name} ${options} --menu ${name.slice(4)}`);
    await shell('git add --all && git commit --quiet --message "A remote"');
  }
  for (const name of others) await shareBuild(name, checkout.folder);
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' };
const env = {
  ...plainEnvironment(),
  ...author,
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
  PORT: '3775',
};

const shell = (line: string, more: NodeJS.ProcessEnv = {}) =>
  run('sh', ['-c', line], { cwd: checkout.folder, env: { ...env, ...more } });
const npm = (line: string, preview = false) => shell(`npm ${line}`, { SITE_PREVIEW: String(preview) });

const addressOf = ({ name }: Part) => `/${name.slice(4)}`;

async function edit({ name, file }: Part, from: string, to: string): Promise<void> {
  const place = path.join(checkout.folder, name, file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(from);
  // At once: a server may read a file that is half written.
  await writeFile(`${place}.new`, text.replace(from, to));
  await rename(`${place}.new`, place);
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const live = ({ name }: Part, page: Page) =>
  page.locator(`[data-boundary^="${name.replaceAll('-', '_')}/"][data-live]`).waitFor();

async function serveSite(preview: boolean) {
  const config = { ...(await readSiteConfig({ SITE_PREVIEW: String(preview) })), siteUrl: 'http://localhost:3760' };
  const site = siteFolder(path.join(checkout.folder, 'site'));
  return startSiteServer({ site, config, port: 0, dataDir: path.join(folder, 'var') });
}

/** HTML for a visitor who gets a canary of 10 %, or for another. */
async function htmlFor(url: string, part: Part, ofCanary: boolean): Promise<string> {
  const federation = part.name.replaceAll('-', '_');
  const visitor = Array.from({ length: 100 }, (_, number) => number).find(
    (number) => getsCanary(number, federation, 10) === ofCanary,
  );
  return (await fetch(url + addressOf(part), { headers: { cookie: `${visitorCookie}=${visitor}` } })).text();
}

/** Place of a text in the scripts of a live release, such as `Page.js:1:234`. */
async function placeOf({ name }: Part, text: string): Promise<readonly [version: string, place: string]> {
  const store = createFolderStore(path.join(checkout.folder, 'var/releases'));
  const { live = '' } = await store.channels(name);
  const { release } = await store.describe(name, live);
  const scripts = path.join(await store.fetch(name, live), 'browser');
  for (const file of Object.keys(release.files).filter((it) => /^browser\/.+\.js$/.test(it))) {
    const lines = (await readFile(path.join(scripts, file.slice('browser/'.length)), 'utf8')).split('\n');
    const line = lines.findIndex((it) => it.includes(text));
    if (line >= 0)
      return [live, `${file.slice('browser/'.length)}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`];
  }
  throw new Error(`No script of ${name} ${live} contains ${text}`);
}

/** @param changed parts with a release before */
async function journeys(url: string, changed: readonly Part[]): Promise<void> {
  const store = createFolderStore(path.join(checkout.folder, 'var/releases'));
  const described = parts.map(async (part) => ({
    name: part.name,
    version: (await store.channels(part.name)).live,
    address: addressOf(part),
    link: part.name.slice(4),
    ...(changed.includes(part) ? { text: 'Ofertas do mês', before: first } : { text: first }),
  }));
  const chromium = await findChromium(console.log);
  const browsers = {
    ENGINES: (await installEngines(console.log)).join(' '),
    CHROMIUM_FLAGS: chromiumFlags.join(' '),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  const PARTS = JSON.stringify(await Promise.all(described));
  const said = await run('npx', ['playwright', 'test', '--config', 'e2e/engines/playwright.config.ts'], {
    cwd: inRoot(),
    env: { ...plainEnvironment(), ...browsers, SITE_URL: url, JOURNEYS: 'parts', PARTS },
  });
  console.log(said);
}

test('the new remotes pass the checks', async () => {
  await npm('run lint');
  await npm('run types');
  await npm('run imports');
  await npm('run unused -w tools');
  expect(await npm(`run unit -- ${parts.map(({ name }) => name).join(' ')} newRemote/registry`)).toMatch(
    /Tests: +\d+ passed/,
  );
});

test('releases of other bundlers are deployed, hydrated, reached from other pages, canaries, and rolled back', async () => {
  for (const name of ['shell', ...others, ...parts.map(({ name }) => name)]) await npm(`run deploy -w ${name}`);
  const server = await serveSite(false);
  try {
    for (const part of parts) {
      const html = await (await fetch(server.url + addressOf(part))).text();
      expect(html).toContain(first);
      const { page, context, console: said } = await newVisitor(browser, server.url);
      await page.goto(addressOf(part));
      await live(part, page);
      await page.getByRole('link', { name: 'Fale conosco' }).focus();
      // Its styles: the site's red.
      expect(
        await page.getByRole('link', { name: 'Fale conosco' }).evaluate((it) => getComputedStyle(it).backgroundColor),
      ).toBe('rgb(196, 18, 45)');
      await page.goto('/outra');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: part.name.slice(4), exact: true })
        .click();
      await heading(page, first).waitFor();
      await live(part, page);
      expect(said.filter((line) => !line.includes('404'))).toEqual([]);
      await context.close();
      const place = await placeOf(part, 'Fale conosco');
      expect(await npm(`run site -- explain ${part.name} ${place.join(' ')}`)).toContain(`${part.name}/${part.file}:`);
    }
    const changed = [parts[0], parts[2]];
    for (const part of changed) {
      expect(await npm(`run site -- conform ${part.name}`)).toMatch(/keeps the \d+ rules/);
      await edit(part, first, 'Ofertas do mês');
      await npm(`run deploy -w ${part.name} -- --traffic 10`);
      expect(await htmlFor(server.url, part, true)).toContain('Ofertas do mês');
      expect(await htmlFor(server.url, part, false)).toContain(first);
      await npm(`run promote -w ${part.name}`);
      expect(await htmlFor(server.url, part, false)).toContain('Ofertas do mês');
    }
    await journeys(server.url, changed);
    for (const part of changed) {
      await npm(`run rollback -w ${part.name}`);
      expect(await (await fetch(server.url + addressOf(part))).text()).toContain(first);
      await edit(part, 'Ofertas do mês', first);
    }
  } finally {
    await server.stop();
  }
});

/** Saves a change; the page must show it without being loaded again. */
async function expectReplaced(part: Part, page: Page) {
  await heading(page, first).waitFor({ timeout: 100_000 });
  await live(part, page);
  await mark(page);
  try {
    await edit(part, first, 'Ofertas da semana');
    await heading(page, 'Ofertas da semana').waitFor({ timeout: 30_000 });
    expect(await isMarked(page)).toBe(true);
  } finally {
    await edit(part, 'Ofertas da semana', first);
  }
}

test('npm run dev replaces a saved text in place', async () => {
  const names = parts.map(({ name }) => name.slice(4)).join(' ');
  const development = await startServing('sh', ['-c', `npm run dev -- ${names}`], { cwd: checkout.folder, env });
  try {
    for (const part of parts) {
      const { page, context, console: said } = await newVisitor(browser, development.url);
      await page.goto(addressOf(part), { timeout: 100_000 });
      await expectReplaced(part, page);
      expect(said.filter((line) => /policy|Refused to/.test(line))).toEqual([]);
      await context.close();
    }
  } finally {
    await development.stop();
  }
});

test('a preview loads the sources of a colleague after a question, and replaces a saved text in place', async () => {
  await npm('run site -- publish-site', true);
  const server = await serveSite(true);
  let sources: ServingProgram | undefined;
  try {
    for (const part of parts) {
      const serve = ['-c', `PORT=3790 npm run dev -w ${part.name}`];
      sources = await startServing('sh', serve, { cwd: checkout.folder, env });
      const { page, context, console: said } = await newVisitor(browser, server.url);
      const entry = 'http://localhost:3790/remoteEntry.js';
      await page.goto(`${addressOf(part)}?remote=${part.name.replaceAll('-', '_')}@${entry}`);
      await page.getByRole('button', { name: 'Usar até fechar esta aba' }).click();
      await expectReplaced(part, page);
      expect(said.filter((line) => /policy|Refused to/.test(line))).toEqual([]);
      await context.close();
      await sources.stop();
    }
  } finally {
    await sources?.stop();
    await server.stop();
  }
});
