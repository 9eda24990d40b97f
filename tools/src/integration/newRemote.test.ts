import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getsCanary } from '@site/shared/contracts';
import { readSiteConfig } from '../config';
import { inRoot, siteFolder } from '../paths';
import { weigh } from '../perf/measure/weigh';
import { startSiteServer } from '../services';
import { startChromium } from '../startChromium';
import { type Checkout, copyCheckout } from '../testing/checkout';

jest.setTimeout(900_000);

let folder: string;
let checkout: Checkout;
let blocks: readonly (readonly string[])[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  checkout = await copyCheckout(path.join(folder, 'checkout'));
  blocks = commandsIn(await readFile(inRoot('docs/teams.md'), 'utf8'));
  // Who has tried the documentation out may have one of that name.
  if (existsSync(path.join(checkout.folder, 'mfe-promo'))) await run('npm run new-remote -- --remove mfe-promo');
  await run('git init --quiet && git add --all && git commit --quiet --message "As it was"');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The commands of each block that is meant for a shell, in the section about new remotes. */
function commandsIn(text: string) {
  const section = text.slice(text.indexOf('## A new remote')).split(/\n(?=## )/)[0] ?? '';
  return [...section.matchAll(/```sh\n([^`]+)```/g)].map(([, lines = '']) => lines.trim().split('\n'));
}

/** Nobody's settings of where to publish, and nothing by which programs know that Jest has started them. */
const { SITE_STORE: _store, SITE_DIR: _site, JEST_WORKER_ID: _worker, NODE_ENV: _mode, ...environment } = process.env;
/** Browser tests may be running beside this one, on the port that they begin with by themselves. */
const PORT = '3770';
const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' };
const env = { ...environment, PORT, ...author, GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' };

/** What is deployed is for visitors: previews bring tools of their own. */
const forVisitors = { SITE_PREVIEW: 'false' };

/** @throws Error with what it printed, when it fails */
function run(line: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'sh',
      ['-c', line],
      { cwd: checkout.folder, env: { ...env, ...more }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${line}\n${stdout}\n${stderr}`));
        else resolve(stdout);
      },
    );
  });
}

/** Two at a time, as many as there are processors at least. */
async function runAll(lines: readonly string[]): Promise<void> {
  const waiting = [...lines];
  const work = async () => {
    for (let line = waiting.shift(); line; line = waiting.shift()) await run(line);
  };
  await Promise.all([work(), work()]);
}

const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);
const chosen = visitors.findIndex((visitor) => getsCanary(visitor, 'mfe_promo', 10));
const other = visitors.findIndex((visitor) => !getsCanary(visitor, 'mfe_promo', 10));

const changed = async () => (await run('git status --porcelain')).trim();

/** The page as the visitor with a number gets it. */
async function pageFor(url: string, visitor: number): Promise<{ status: number; html: string }> {
  const response = await fetch(`${url}/promocoes`, { headers: { cookie: `visitor=${visitor}` } });
  return { status: response.status, html: await response.text() };
}

test('a new remote passes all checks, is deployed as a canary, and goes without a trace', async () => {
  const [[add = ''] = [], checks = [], first = [], [canary = '', promote = ''] = [], [remove = ''] = []] = blocks;
  await run(add);
  expect(await changed()).toContain('?? mfe-promo/');
  // A second one of that name is refused.
  await expect(run(add)).rejects.toThrow('There is mfe-promo');
  await runAll([...checks, 'npx jest --config tools/jest.config.mjs tools/src/newRemote']);

  for (const line of first) await run(line, forVisitors);
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
    // Not the number of requests: a page whose menu nobody has deployed asks for more.
    const { bytes, scriptBytes } = await weigh(browser, `${server.url}/promocoes`);
    for (const [name, value] of Object.entries({ bytes, scriptBytes }))
      expect([name, value, value <= budgets['/promocoes'][name]]).toEqual([name, value, true]);

    const source = path.join(checkout.folder, 'mfe-promo/src/promo/PromoPage.tsx');
    const text = await readFile(source, 'utf8');
    await writeFile(source, text.replace('Esta página está começando', 'Ofertas do mês'));
    await run(canary, forVisitors);
    expect((await pageFor(server.url, chosen)).html).toContain('Ofertas do mês');
    expect((await pageFor(server.url, other)).html).toContain('Esta página está começando');
    await run(promote, forVisitors);
    expect((await pageFor(server.url, other)).html).toContain('Ofertas do mês');
  } finally {
    await browser.close();
    await server.stop();
  }

  await run(remove);
  expect(await changed()).toBe('');
  await expect(run(remove)).rejects.toThrow('There is no remote mfe-promo');
});
