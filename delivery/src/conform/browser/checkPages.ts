import { federationName } from '@site/shared/contracts';
import type { Browser, BrowserContext, Route } from 'playwright-core';
import type { Release } from '../../release';
import { isOwnGlobal } from '../files/codeRules';
import { type Fault, faults, type PageFacts } from '../page/pageState';
import type { ShownPage } from '../server/serverFacts';
import type { CheckedSite } from './checkedSite';
import { type Visit, visit } from './visit';

/** Lines of the report, for each rule that pages are checked for. */
export interface BrowserFacts extends Omit<PageFacts, 'names'> {
  readonly globals: readonly string[];
  readonly messages: readonly string[];
  readonly notHealed: readonly string[];
}

type Open = (shown: ShownPage, fault?: Fault | null) => Promise<Visit>;

interface Options extends Pick<CheckedSite, 'url' | 'answer'> {
  readonly release: Release;
  readonly pages: readonly ShownPage[];
}

/** Visits each page once, and once for each fault; the faults take turns with the pages. */
export async function checkPages(browser: Browser, { url, answer, release, pages }: Options): Promise<BrowserFacts> {
  const { name, base } = release;
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  const open: Open = (shown, fault = null) => visit(context, { address: url + shown.url, name, base, fault });
  if (!base.startsWith('/')) await context.route(`${base}**`, (route) => fulfil(route, answer));
  try {
    const usual = pages[0] ? await usualNames(context, url + pages[0].url, base) : new Set();
    const { found, messages, living } = await factsOf(pages, release, open);
    const notHealed: string[] = [];
    for (const [index, fault] of faults.entries()) {
      const shown = living[index % living.length];
      if (shown) notHealed.push(...(await unhealed(shown, fault, name, open)));
      // Without a fallback release that loads, the others would only take longer.
      if (notHealed.length > 0) break;
    }
    const all = (key: keyof PageFacts) => [...new Set(found.flatMap((facts) => facts[key]))];
    const foreign = all('names').filter((each) => !usual.has(each) && !isOwnGlobal(release, each));
    return {
      ...{ containers: all('containers'), exports: all('exports'), unchecked: all('unchecked') },
      ...{ shares: all('shares'), replaced: all('replaced'), leaks: all('leaks') },
      ...{ globals: foreign.map((each) => `${each} is set`), messages: [...new Set(messages)], notHealed },
    };
  } finally {
    await context.close();
  }
}

/** Opens each page without a fault. @returns also pages whose parts all answer the visitor */
async function factsOf(pages: readonly ShownPage[], release: Release, open: Open) {
  // Others, such as the list of paths, are in the Node build alone.
  const inBrowsers = Object.keys(release.modules).filter((name) => release.modules[name]?.js.length);
  const found: PageFacts[] = [];
  const messages: string[] = [];
  const living: ShownPage[] = [];
  for (const shown of pages) {
    const at = (line: string) => `${shown.url}: ${line}`;
    const opened = await open(shown);
    const facts = await opened.facts(shown === pages[0] ? inBrowsers : []);
    const replaced = facts.replaced.map((id) => at(`new HTML of ${id}`));
    found.push({ ...facts, leaks: facts.leaks.map(at), replaced });
    const lifeless = opened.lifeless.map((id) => `${id} does not answer the visitor`);
    messages.push(...[...ownMessages(opened, release.name), ...lifeless].map(at));
    if (lifeless.length === 0) living.push(shown);
    await opened.close();
  }
  return { found, messages, living };
}

const moments: Readonly<Record<Fault, string>> = {
  load: 'while it loads',
  render: 'as it renders',
  effect: 'in an effect',
  update: 'in an update',
};

/** The page must report that another release has replaced the failing one, and all parts must answer. */
async function unhealed(shown: ShownPage, fault: Fault, name: string, open: Open): Promise<readonly string[]> {
  const opened = await open(shown, fault);
  const isReplaced = await opened.says(new RegExp(`^${federationName(name)} \\S+ failed \\(\\w+, healed\\)`));
  const lifeless = isReplaced ? await opened.settles() : [];
  await opened.close();
  if (isReplaced && lifeless.length === 0) return [];
  const last = opened.messages.findLast((line) => !line.includes('broken by site conform'));
  const cause = last ? ` (${last.split('\n', 1)[0]})` : '';
  return [`${shown.url}: no other release replaces one that fails ${moments[fault]}${cause}`];
}

/** Globals of a page that cannot load the checked package. */
async function usualNames(context: BrowserContext, address: string, base: string): Promise<ReadonlySet<string>> {
  const refuse = (route: Route) => route.abort();
  const files = `${base.startsWith('/') ? new URL(address).origin : ''}${base}**`;
  await context.route(files, refuse);
  const opened = await visit(context, { address, name: 'none', base: '/none/', fault: null });
  const names = await opened.names();
  await opened.close();
  await context.unroute(files, refuse);
  return new Set(names);
}

async function fulfil(route: Route, answer: Options['answer']): Promise<void> {
  const found = await answer(route.request().url());
  await (found ? route.fulfill({ body: found.content, headers: found.headers }) : route.abort());
}

/** React's message for a part that the server could not render: a package that is not deployed. */
const missingPart = /React error #419/;

/** Messages that are not about other packages, failed or missing. */
function ownMessages({ messages }: Visit, name: string): readonly string[] {
  const remoteIn = (line: string) =>
    /^(?:AggregateError: )?(mfe_[a-z\d_]+)(?: \S+ failed|\/\w+ could not)/.exec(line)?.[1];
  return messages
    .filter((line) => !missingPart.test(line) && (remoteIn(line) ?? federationName(name)) === federationName(name))
    .map((line) => line.split('\n', 3).join(' '));
}
