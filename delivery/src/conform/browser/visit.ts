import type { BrowserContext } from 'playwright-core';
import { type Fault, type PageCheck, type PageFacts, stateName } from '../page/pageState';
import { watchScript } from '../page/scripts';

/** ms in which all parts must answer the visitor, and a failing release be replaced. */
const answerLimit = 15_000;

type Checked = Readonly<Record<symbol, PageCheck | undefined>>;

export interface Visit {
  /** Errors and warnings of console and page. */
  readonly messages: readonly string[];
  /** Parts that do not answer in time. */
  readonly lifeless: readonly string[];
  /** Waits for a message. @returns false if it does not come in time */
  says(pattern: RegExp): Promise<boolean>;
  /** Waits until all parts answer. @returns those that do not in time */
  settles(): Promise<readonly string[]>;
  facts(modules: readonly string[]): Promise<PageFacts>;
  names(): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface Options {
  readonly address: string;
  /** Folder of the checked package. */
  readonly name: string;
  /** Path or address of its files. */
  readonly base: string;
  readonly fault: Fault | null;
}

/** Opens a page, lets the visitor touch each part of the checked package, and waits until all of them answer. */
export async function visit(context: BrowserContext, { address, name, base, fault }: Options): Promise<Visit> {
  const page = await context.newPage();
  const { origin } = new URL(address);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    // Files that a publisher would write are missing here.
    const isOfFile = /Failed to load resource/.test(message.text());
    if (!isOfFile || url.includes(base)) messages.push(message.text().replaceAll(origin, ''));
  });
  page.on('pageerror', (error) => messages.push(String(error).replaceAll(origin, '')));
  await page.addInitScript({ content: watchScript(name, base, fault) });
  await page.goto(address, { waitUntil: 'load' });
  const settles = () =>
    page.waitForFunction(touchIn, stateName, { timeout: answerLimit, polling: 50 }).then(
      () => [],
      () => page.evaluate(lifelessIn, stateName),
    );
  const says = async (pattern: RegExp) => {
    const isSaid = () => messages.some((line) => pattern.test(line));
    const deadline = performance.now() + answerLimit;
    while (!isSaid() && performance.now() < deadline) await page.waitForTimeout(50);
    return isSaid();
  };
  const lifeless = await settles();
  return {
    messages,
    lifeless,
    says,
    settles,
    facts: async (modules) => (await page.evaluate(factsIn, [stateName, modules] as const)) as PageFacts,
    names: async () => (await page.evaluate(namesIn, stateName)) ?? [],
    close: () => page.close(),
  };
}

// Functions that a page runs contain no named functions, for which tsx adds a helper.

const touchIn = (name: string) => (globalThis as unknown as Checked)[Symbol.for(name)]?.touch();

const lifelessIn = (name: string) => (globalThis as unknown as Checked)[Symbol.for(name)]?.lifeless() ?? [];

const namesIn = (name: string) => (globalThis as unknown as Checked)[Symbol.for(name)]?.names();

const factsIn = ([name, modules]: readonly [string, readonly string[]]) =>
  (globalThis as unknown as Checked)[Symbol.for(name)]?.facts(modules);
