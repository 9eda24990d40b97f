import { combinationName } from '../combinations';
import { type Page, pagesOf } from '../pageList';
import type { PageContext, PageRecord } from '../renderPage';
import type { SitePages } from '../renderSite';
import { moduleOf } from '../selection';
import { type FallbackPair, isOwn } from './fallbackPairs';

/** Pages with the same modules, such as those of products: bounds the time for a large catalogue. */
const mostPagesAlike = 25;

export interface PagesOptions {
  readonly context: Pick<PageContext, 'builds' | 'config'>;
  readonly pages: readonly Page[];
  readonly records: SitePages;
  /** Pages of the current generation; null without a site. */
  readonly shown: SitePages | null;
}

export interface ShownPage {
  readonly page: Page;
  readonly record: PageRecord;
}

/**
 * Pages that show both packages, by modules that the fallback has too. For the own fallback: pages that its release does
 * not have, since the others are the site of today. @throws PublishError
 */
export async function pagesToCheck(pair: FallbackPair, options: PagesOptions): Promise<readonly ShownPage[]> {
  const { release, fallback, combination } = pair;
  const isOld = isOwn(pair) ? await oldPages(pair, options) : null;
  const has = (id: string) => moduleOf(id).folder !== fallback.name || moduleOf(id).path in fallback.modules;
  const counts = new Map<string, number>();
  return options.pages.flatMap((page) => {
    const forms = options.records[page.file];
    const record = forms?.[combinationName(combination)] ?? forms?.[''];
    if (!record || !(release.name in record.pins) || !record.modules.every(has)) return [];
    if (isOld ? page.owner !== release.name || isOld(page) : !(fallback.name in record.pins)) return [];
    const modules = record.modules.join();
    const count = (counts.get(modules) ?? 0) + 1;
    counts.set(modules, count);
    return count <= mostPagesAlike ? [{ page, record }] : [];
  });
}

async function oldPages({ release, selection }: FallbackPair, { context, shown }: PagesOptions) {
  if (shown) return ({ file }: Page) => shown[file]?.[''] !== undefined;
  const old = (await pagesOf(context.builds, context.config, selection)).get(release.name) ?? [];
  const files = new Set(old.map(({ file }) => file));
  return ({ file }: Page) => files.has(file);
}
