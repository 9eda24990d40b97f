import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease } from '@site/delivery/build';
import { ifENOENT } from '@site/delivery/files';
import { readRelease } from '@site/delivery/release';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { getsCanary } from '@site/shared/contracts';
import { startChromium } from '../chromium';
import { startSiteServer } from '../services';
import { type Checkout, copyCheckout } from '../testing/checkout';
import { type CommandBlock, commandBlocks } from '../testing/documentedCommands';
import { plainEnvironment, run as runProgram, startServing } from '../testing/programs';
import { weigh } from '../weights/weigh';
import { newVisitor } from './realSite';

jest.setTimeout(1_200_000);

let folder: string;
let checkout: Checkout;
let blocks: readonly CommandBlock[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  checkout = await copyCheckout(path.join(folder, 'checkout'));
  blocks = commandBlocks(await readFile(inRoot('docs/teams.md'), 'utf8'));
  // A developer who tries the documentation may have a remote of that name.
  if (existsSync(path.join(checkout.folder, 'mfe-promo'))) await run('npm run new-remote -- --remove mfe-promo');
  await run('git init --quiet && git add --all && git commit --quiet --message "As it was"');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Browser tests may run beside this one, on their default port. */
const PORT = '3770';
const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' };
const env = {
  ...plainEnvironment(),
  PORT,
  ...author,
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
};

/** Deploys for visitors, since previews have further tools. */
const forVisitors = { SITE_PREVIEW: 'false' };

/** Runs a command as it stands in the page. */
const run = (line: string, more: Readonly<Record<string, string>> = {}) =>
  runProgram('sh', ['-c', line], { cwd: checkout.folder, env: { ...env, ...more } });

/** Runs the commands two at a time, for at least two processors; the last first, since browser tests take longest. */
async function runAll(lines: readonly string[]): Promise<void> {
  const waiting = [...lines];
  const work = async () => {
    for (let line = waiting.pop(); line; line = waiting.pop()) await run(line);
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

const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);
const chosen = visitors.findIndex((visitor) => getsCanary(visitor, 'mfe_promo', 10));
const other = visitors.findIndex((visitor) => !getsCanary(visitor, 'mfe_promo', 10));

/** Texts of the page as the command creates it, and after the documented change. */
const [earlier, later] = ['Esta página está começando', 'Ofertas do mês'];

const changed = async () => (await run('git status --porcelain')).trim();

/** The page as the visitor with a number gets it. */
async function pageFor(url: string, visitor: number, page = '/promocoes'): Promise<{ status: number; html: string }> {
  const response = await fetch(`${url}${page}`, { headers: { cookie: `visitor=${visitor}` } });
  return { status: response.status, html: await response.text() };
}

/** Version of the only release of a package that was built in the checkout. */
async function builtThere(name: string): Promise<string> {
  const builds = path.join(checkout.folder, '.cache/builds', name);
  const [only = ''] = (await readdir(builds)).filter((each) => !each.startsWith('.'));
  return (await readRelease(path.join(builds, only))).version;
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
function commandsOfDay() {
  expect(blocks.map(({ section }) => section)).toEqual(day.flatMap(([section, ...names]) => names.map(() => section)));
  const names = day.flatMap(([, ...rest]) => rest);
  return Object.fromEntries(names.map((name, index) => [name, blocks[index]?.commands ?? []])) as Record<
    (typeof names)[number],
    readonly string[]
  >;
}

test('a new remote passes all checks, runs as a canary, is rolled back, gets a second page and is removed', async () => {
  const { add, checks, first, dev, edit, canary, promote, rollback, addPage, deployPage, remove } = commandsOfDay();
  const runEach = async (lines: readonly string[], more?: Readonly<Record<string, string>>) => {
    const printed: string[] = [];
    for (const line of lines) printed.push(await run(line, more));
    return printed.join('\n');
  };
  await runEach(add);
  expect(await changed()).toContain('?? mfe-promo/');
  // A second remote of that name is refused.
  await expect(runEach(add)).rejects.toThrow('mfe-promo exists already');
  for (const name of ['mfe-account', 'mfe-catalog', 'mfe-content']) await shareBuild(name, checkout.folder);
  await copyCaches();
  await runAll(['npx jest --config tools/jest.config.mjs tools/src/newRemote/registry', ...checks]);

  // The new remote changes no other release: this one was built in the checkout, the others were copied.
  expect(await builtThere('mfe-cart')).toBe((await buildRelease('mfe-cart')).release.version);

  // As the page says, a first release can't be a canary.
  await runEach(first.slice(0, 1), forVisitors);
  await expect(runEach(canary, forVisitors)).rejects.toThrow('A first release has nothing to be a canary beside');
  await runEach(first.slice(1), forVisitors);
  const site = siteFolder(path.join(checkout.folder, 'site'));
  const config = { ...(await readSiteConfig(forVisitors)), siteUrl: 'http://localhost:3760' };
  const server = await startSiteServer({ site, config, port: 0, dataDir: path.join(folder, 'var') });
  const browser = await startChromium();
  try {
    const live = await pageFor(server.url, chosen);
    expect(live.status).toBe(200);
    expect(live.html).toMatch(/<h1[^>]*>Promoções<\/h1>/);
    expect(live.html).toMatch(/<nav[^>]*aria-label="Principal".*<a [^>]*href="\/promocoes"[^>]*>Promoções<\/a>/s);

    const budgets = JSON.parse(await readFile(path.join(checkout.folder, 'mfe-promo/budgets.json'), 'utf8'));
    // The number of requests is not checked: a page whose menu is not deployed requests more.
    const { bytes, scriptBytes } = await weigh(browser, `${server.url}/promocoes`);
    for (const [name, value] of Object.entries({ bytes, scriptBytes }))
      expect([name, value, value <= budgets['/promocoes'][name]]).toEqual([name, value, true]);

    const development = await startServing('sh', ['-c', dev[0] ?? ''], { cwd: checkout.folder, env });
    try {
      const { page, context } = await newVisitor(browser, development.url);
      // A busy machine compiles slowly, and the first save waits for webpack, which writes its cache.
      context.setDefaultTimeout(300_000);
      await page.goto('/promocoes');
      await page.getByRole('heading', { name: earlier }).waitFor();
      await page.evaluate(() => void Object.assign(window, { mark: true }));
      await runEach(edit);
      await page.getByRole('heading', { name: later }).waitFor();
      expect(await page.evaluate(() => 'mark' in window)).toBe(true);
      await context.close();
    } finally {
      await development.stop();
    }

    expect(await runEach(canary, forVisitors)).toMatch(/mfe-promo +canary +\S+ +10 %/);
    expect((await pageFor(server.url, chosen)).html).toContain(later);
    expect((await pageFor(server.url, other)).html).toContain(earlier);
    await runEach(promote, forVisitors);
    expect((await pageFor(server.url, other)).html).toContain(later);
    await runEach(rollback, forVisitors);
    expect((await pageFor(server.url, other)).html).toContain(earlier);

    await runEach([...addPage, ...deployPage], forVisitors);
    const rules = await pageFor(server.url, other, '/promocoes/regulamento');
    expect(rules.status).toBe(200);
    expect(rules.html).toMatch(/<h1[^>]*>Regulamento<\/h1>/);
  } finally {
    await browser.close();
    await server.stop();
  }

  await runEach(remove);
  expect(await changed()).toBe('');
  await expect(runEach(remove)).rejects.toThrow('Unknown remote mfe-promo');
});
