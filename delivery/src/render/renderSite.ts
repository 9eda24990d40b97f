import {
  type CanaryGroup,
  type Combination,
  canariesFor,
  canaryGroupOf,
  combinationName,
  combinationsOf,
  selectionOf,
} from './combinations';
import { checkOwnAddress } from './pageAddresses';
import { pageKey } from './pageKey';
import { notFoundPage, type Page, pagesOf } from './pageList';
import { attributed, type Plan, PublishError } from './plan';
import { type PageContext, type PageRecord, type RenderedPage, renderPage } from './renderPage';
import type { Selection } from './selection';
import type { Answers } from './serverBuilds';

/** Variants of a page by combination of canaries; the empty name is the default. */
type PageForms = Readonly<Record<string, PageRecord>>;

export type SitePages = Readonly<Record<string, PageForms>>;

export interface EarlierPages {
  readonly folder: string;
  readonly pages: SitePages;
  readonly answers?: Answers | undefined;
}

export interface KeptPage {
  readonly folder: string;
  readonly combination: string;
}

export interface RenderOptions {
  readonly context: PageContext;
  readonly plan: Plan;
  /** Current and earlier generations: their pages and answers are reused, after a rollback too. */
  readonly before: readonly EarlierPages[];
  /** False for a release whose files leave the site: pages that name it are rendered again. */
  readonly stays: (name: string, version: string) => boolean;
  readonly signal?: AbortSignal;
  readonly write?: (page: Page, combination: string, form: RenderedPage | KeptPage) => Promise<void>;
}

/** The process of a package renders one page, and waits while another process renders or checks the same page. */
const pagesAtOnce = 2;

export async function renderSite(options: RenderOptions): Promise<SitePages> {
  const pages = await everyPage(options);
  const site: Record<string, PageForms> = Object.fromEntries(pages.map(({ page }) => [page.file, {}]));
  // An error ends the generator: the other loop finishes its page and stops.
  const rest = (function* () {
    yield* pages;
  })();
  const renderRest = async () => {
    for (const placed of rest) {
      options.signal?.throwIfAborted();
      site[placed.page.file] = await renderForms(options, placed);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: pagesAtOnce }, renderRest));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return site;
}

interface PlacedPage {
  readonly page: Page;
  readonly exists: (combination: Combination) => boolean;
}

/** @throws PublishError for a forbidden address, or two pages at the same */
export async function everyPage({ context, plan }: Pick<RenderOptions, 'context' | 'plan'>): Promise<PlacedPage[]> {
  const live = selectionOf(plan, []);
  const owned = await pagesOf(context.builds, context.config, live);
  const placed: PlacedPage[] = [{ page: notFoundPage('/404', null), exists: () => true }];
  const owners = new Map<string, string>();
  for (const name of plan.keys()) {
    const now = new Map((owned.get(name) ?? []).map((page) => [page.file, page]));
    const canaries =
      plan.get(name)?.canary &&
      (await pagesOf(context.builds, context.config, selectionOf(plan, canaryGroupOf(plan, name))));
    const own = canaries?.get(name);
    const next = own ? new Map(own.map((page) => [page.file, page])) : now;
    for (const [file, page] of new Map([...now, ...next])) {
      checkOwnAddress(page, plan.keys());
      const other = owners.get(file);
      if (other) throw new PublishError(`${other} and ${name} both have a page at ${page.url}`, [other, name]);
      owners.set(file, name);
      placed.push({ page, exists: (it) => (it.includes(name) ? next : now).has(file) });
    }
  }
  return placed;
}

async function renderForms(options: RenderOptions, { page, exists }: PlacedPage): Promise<PageForms> {
  const { plan, write } = options;
  const form = createForms(options, page);

  // Packages on the page are known only after rendering: a canary may add another.
  const onPage = new Set(['shell']);
  if (page.owner && !exists([])) onPage.add(page.owner);
  let canaries: readonly CanaryGroup[];
  do {
    canaries = canariesFor(plan, onPage);
    for (const combination of combinationsOf(canaries).filter(exists)) {
      const { record } = await form(combination);
      for (const name of Object.keys(record.pins)) onPage.add(name);
    }
  } while (JSON.stringify(canariesFor(plan, onPage)) !== JSON.stringify(canaries));

  const result: Record<string, PageRecord> = {};
  for (const combination of combinationsOf(await withoutIdle(canaries)).filter(exists)) {
    const { record, source } = await form(combination);
    result[combinationName(combination)] = record;
    const owners = [page.owner ?? 'shell'];
    await attributed(owners, async () => write?.(page, combinationName(combination), source));
  }
  return result;

  async function withoutIdle(groups: readonly CanaryGroup[]): Promise<readonly CanaryGroup[]> {
    const effective: CanaryGroup[] = [];
    for (const group of groups) {
      for (const combination of combinationsOf(groups.filter((it) => it !== group))) {
        const other = [...combination, ...group].sort();
        const differs =
          exists(combination) !== exists(other) ||
          (exists(other) && (await form(combination)).record.key !== (await form(other)).record.key);
        if (!differs) continue;
        effective.push(group);
        break;
      }
    }
    return effective;
  }
}

interface Form {
  readonly record: PageRecord;
  readonly source: RenderedPage | KeptPage;
}

function createForms({ context, plan, before, stays }: RenderOptions, page: Page) {
  const known = new Map<string, Form>();
  const earlier = before.flatMap(({ folder, pages }) =>
    Object.entries(pages[page.file] ?? {}).map(
      ([name, record]): Form => ({ record, source: { folder, combination: name } }),
    ),
  );
  const whole = earlier.filter(({ record }) => isWhole(record));

  function isWhole({ pins }: PageRecord): boolean {
    return Object.entries(pins).every(([name, version]) => stays(name, version));
  }

  return async function form(combination: Combination): Promise<Form> {
    const name = combinationName(combination);
    const selection = selectionOf(plan, combination);
    const found = known.get(name) ?? (await same([...known.values(), ...whole], selection)) ?? (await fresh(selection));
    known.set(name, found);
    return found;
  };

  async function same(forms: readonly Form[], selection: Selection): Promise<Form | undefined> {
    for (const each of forms) {
      if ((await pageKey(context, page, selection, each.record.modules)) === each.record.key) return each;
    }
    return undefined;
  }

  async function fresh(selection: Selection): Promise<Form> {
    const rendered = await attributed([page.owner ?? 'shell'], () => renderPage(context, page, selection));
    return { record: rendered.record, source: rendered };
  }
}

export function pinnedBy(pages: SitePages): Set<string> {
  const records = Object.values(pages).flatMap((forms) => Object.values(forms));
  return new Set(records.flatMap(({ pins }) => Object.entries(pins).map(([name, version]) => `${name} ${version}`)));
}
