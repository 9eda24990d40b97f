import { federationName } from '@site/shared/contracts';
import type { Browser, BrowserContext } from 'playwright-core';
import { isOwnGlobal } from '../files/codeRules';
import { type Fault, faults, type PageFacts } from '../page/pageState';
import type { ShownPage } from '../server/serverFacts';
import { type Visit, visit } from './visit';

/** Lines of the report, for each rule that pages are checked for. */
export interface BrowserFacts extends Omit<PageFacts, 'names'> {
  readonly globals: readonly string[];
  readonly messages: readonly string[];
  readonly notHealed: readonly string[];
}

interface Options {
  readonly url: string;
  /** Folder of the checked package. */
  readonly name: string;
  readonly modules: readonly string[];
  readonly pages: readonly ShownPage[];
}

/** Visits each page once, and once for each fault; the faults take turns with the pages. */
export async function checkPages(browser: Browser, { url, name, modules, pages }: Options): Promise<BrowserFacts> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  try {
    const usual = await usualNames(context, url, name);
    const found: PageFacts[] = [];
    const messages: string[] = [];
    for (const shown of pages) {
      const at = (line: string) => `${shown.url}: ${line}`;
      const opened = await visit(context, { address: url + shown.url, name, fault: null });
      const facts = await opened.facts(shown === pages[0] ? modules : []);
      found.push({
        ...facts,
        leaks: facts.leaks.map(at),
        replaced: facts.replaced.map((id) => at(`new HTML of ${id}`)),
      });
      const lifeless = opened.lifeless.map((id) => `${id} does not answer the visitor`);
      messages.push(...[...ownMessages(opened, name), ...lifeless].map(at));
      await opened.close();
    }
    const notHealed: string[] = [];
    for (const [index, fault] of faults.entries()) {
      const shown = pages[index % pages.length];
      if (shown) notHealed.push(...(await unhealed(context, { address: url + shown.url, name, fault })));
    }
    const all = (key: keyof PageFacts) => [...new Set(found.flatMap((facts) => facts[key]))];
    const foreign = all('names').filter((each) => !usual.has(each) && !isOwnGlobal(name, each));
    return {
      ...{ containers: all('containers'), exports: all('exports'), unchecked: all('unchecked') },
      ...{ shares: all('shares'), replaced: all('replaced'), leaks: all('leaks') },
      ...{ globals: foreign.map((each) => `${each} is set`), messages: [...new Set(messages)], notHealed },
    };
  } finally {
    await context.close();
  }
}

const moments: Readonly<Record<Fault, string>> = {
  load: 'while it loads',
  render: 'as it renders',
  effect: 'in an effect',
  update: 'in an update',
};

/** The page must report that another release has replaced the failing one, and all parts must answer. */
async function unhealed(
  context: BrowserContext,
  { fault, ...given }: { readonly address: string; readonly name: string; readonly fault: Fault },
): Promise<readonly string[]> {
  const opened = await visit(context, { ...given, fault });
  await opened.close();
  const { messages, lifeless } = opened;
  const remote = `${federationName(given.name)} `;
  const isReplaced = messages.some((line) => line.startsWith(remote) && line.includes(', healed)'));
  if (isReplaced && lifeless.length === 0) return [];
  const last = messages.findLast((line) => !line.includes('broken by site conform'));
  const { pathname } = new URL(given.address);
  return [
    `${pathname}: no other release replaces one that fails ${moments[fault]}${last ? ` (${last.split('\n', 1)[0]})` : ''}`,
  ];
}

/** Globals of a page that cannot load the checked package. */
async function usualNames(context: BrowserContext, url: string, name: string): Promise<ReadonlySet<string>> {
  const files = `**/${name}/*/**`;
  await context.route(files, (route) => route.abort());
  const opened = await visit(context, { address: `${url}/404`, name: 'none', fault: null });
  const names = await opened.names();
  await opened.close();
  await context.unroute(files);
  return new Set(names);
}

/** Messages that are not of other packages. */
const ownMessages = ({ messages }: Visit, name: string): readonly string[] =>
  messages
    .filter((line) => !/^mfe_\w+ \S+ failed/.test(line) || line.startsWith(`${federationName(name)} `))
    .map((line) => line.split('\n', 3).join(' '));
