import { federationName } from '@site/shared/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Release } from '../release';
import { siteUrl } from './checkedSite';
import { type Failure, failures, type PageState, stateName } from './page/pageState';
import { watchScript } from './page/scripts';
import type { Finding } from './rules';
import { isOwnGlobal } from './scriptFindings';
import type { ShownPage } from './serverFindings';

/** ms in which all parts must answer the visitor, and a failing release be replaced. */
const answerLimit = 15_000;

interface Options {
  readonly release: Release;
  readonly pages: readonly ShownPage[];
  /** Lets a context answer with the site. */
  readonly serve: (context: BrowserContext) => Promise<void>;
}

/** Visits each page once, and once for each failure; the failures take turns with the pages. */
export async function browserFindings(browser: Browser, { release, pages, serve }: Options): Promise<Finding[]> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  await serve(context);
  // Others, such as the list of paths, are in the Node build alone.
  const inBrowsers = Object.keys(release.modules).filter((name) => release.modules[name]?.js.length);
  try {
    const findings: Finding[] = [];
    const living: ShownPage[] = [];
    const usual = await usualNames(context, pages[0], release);
    for (const shown of pages) {
      const { page, messages, lifeless } = await visit(context, shown, release);
      const inPage = await page.evaluate(checkIn, [stateName, shown === pages[0] ? inBrowsers : []] as const);
      const names = await page.evaluate(namesIn, stateName);
      await page.close();
      const foreign = names.filter((name) => !usual.has(name) && !isOwnGlobal(release, name));
      const own = [
        ...ownMessages(messages, release.name),
        ...lifeless.map((id) => `${id} does not answer the visitor`),
      ];
      findings.push(
        ...inPage.map(([rule, place]) => [rule, `${shown.url}: ${place}`] as const),
        ...foreign.map((name) => ['R12', `${name} is set`] as const),
        ...own.map((line) => [policyMessage.test(line) ? 'R11' : 'R20', `${shown.url}: ${line}`] as const),
      );
      if (lifeless.length === 0) living.push(shown);
    }
    for (const [index, failure] of failures.entries()) {
      const shown = living[index % living.length];
      const line = shown && (await unhealed(context, shown, release, failure));
      // Without a fallback release that loads, the other failures would only take longer.
      if (line) return [...findings, ['R22', line]];
    }
    return findings;
  } finally {
    await context.close();
  }
}

const moments: Readonly<Record<Failure, string>> = {
  load: 'while it loads',
  render: 'as it renders',
  effect: 'in an effect',
  update: 'in an update',
};

/** The page must report that another release has replaced the failing one, and all parts must answer. */
async function unhealed(context: BrowserContext, shown: ShownPage, release: Release, failure: Failure) {
  const { page, messages } = await visit(context, shown, release, failure);
  const isHealing = new RegExp(`^${federationName(release.name)} \\S+ failed \\(\\w+, healed\\)`);
  const isReplaced = () => messages.some((line) => isHealing.test(line));
  const deadline = performance.now() + answerLimit;
  while (!isReplaced() && performance.now() < deadline) await page.waitForTimeout(50);
  const lifeless = isReplaced() ? await settle(page) : [];
  await page.close();
  if (isReplaced() && lifeless.length === 0) return null;
  const last = messages.findLast((line) => !line.includes('broken by site conform'));
  const cause = last ? ` (${last.split('\n', 1)[0]})` : '';
  return `${shown.url}: no other release replaces one that fails ${moments[failure]}${cause}`;
}

/** Globals of a page that cannot load the checked package. */
async function usualNames(context: BrowserContext, shown: ShownPage | undefined, release: Release) {
  const files = `${release.base.startsWith('/') ? siteUrl : ''}${release.base}**`;
  await context.route(files, (route) => route.abort());
  const { page } = await visit(context, shown ?? { url: '/' }, { name: 'none', base: '/none/' });
  const names = await page.evaluate(namesIn, stateName);
  await page.close();
  await context.unroute(files);
  return new Set(names);
}

/** Opens a page, lets the visitor touch each part of the checked package, and waits until all of them answer. */
async function visit(
  context: BrowserContext,
  { url }: Pick<ShownPage, 'url'>,
  { name, base }: Pick<Release, 'name' | 'base'>,
  failure: Failure | null = null,
) {
  const page = await context.newPage();
  /** Errors and warnings of console and page. */
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Files that a publisher would write are missing here.
    const isOfFile = /Failed to load resource/.test(message.text());
    if (!isOfFile || message.location().url.includes(base)) messages.push(message.text().replaceAll(siteUrl, ''));
  });
  page.on('pageerror', (error) => messages.push(String(error).replaceAll(siteUrl, '')));
  await page.addInitScript({ content: watchScript(name, base, failure) });
  await page.goto(`${siteUrl}${url}`, { waitUntil: 'load' });
  return { page, messages, lifeless: await settle(page) };
}

/** Waits until all parts answer. @returns those that do not in time */
const settle = (page: Page): Promise<readonly string[]> =>
  page.waitForFunction(touchIn, stateName, { timeout: answerLimit, polling: 50 }).then(
    () => [],
    () => page.evaluate(lifelessIn, stateName),
  );

// Functions that a page runs contain no named functions, for which tsx adds a helper.

type States = Readonly<Record<symbol, PageState | undefined>>;

const touchIn = (name: string) => (globalThis as unknown as States)[Symbol.for(name)]?.touch();

const lifelessIn = (name: string) => (globalThis as unknown as States)[Symbol.for(name)]?.lifeless() ?? [];

const namesIn = (name: string) => (globalThis as unknown as States)[Symbol.for(name)]?.names() ?? [];

const checkIn = async ([name, modules]: readonly [string, readonly string[]]) =>
  (await (globalThis as unknown as States)[Symbol.for(name)]?.check(modules)) ?? [];

const policyMessage = /TrustedHTML|TrustedScript|unsafe-eval|Content Security Policy/;

/** React's message for a part that the server could not render: a package that is not deployed. */
const missingPart = /React error #419/;

/** Messages that are not about other packages, failed or missing. */
function ownMessages(messages: readonly string[], name: string): readonly string[] {
  const remoteIn = (line: string) =>
    /^(?:AggregateError: )?(mfe_[a-z\d_]+)(?: \S+ failed|\/\w+ could not)/.exec(line)?.[1];
  return messages
    .filter((line) => !missingPart.test(line) && (remoteIn(line) ?? federationName(name)) === federationName(name))
    .map((line) => line.split('\n', 3).join(' '));
}
