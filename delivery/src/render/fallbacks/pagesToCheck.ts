import { combinationName } from '../combinations';
import { type Page, pagesOf } from '../pageList';
import type { PageContext, PageRecord } from '../renderPage';
import type { SitePages } from '../renderSite';
import { moduleOf } from '../selection';
import { type FallbackPair, isOwn } from './fallbackPairs';

/** Limit for pages with the same modules, such as products, so that a large catalogue stays fast. */
const mostPagesAlike = 25;

export interface PagesOptions {
  readonly context: Pick<PageContext, 'builds' | 'config'>;
  readonly pages: readonly Page[];
  readonly records: SitePages;
  /** Pages of the current generation; null without a site. */
  readonly published: SitePages | null;
}

export interface ShownPage {
  readonly page: Page;
  readonly record: PageRecord;
}

/** Pages that show both packages; for the own fallback only new pages, since the others are today's site. @throws PublishError */
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

async function oldPages({ release, selection }: FallbackPair, { context, published }: PagesOptions) {
  if (published) return ({ file }: Page) => published[file]?.[''] !== undefined;
  const old = (await pagesOf(context.builds, context.config, selection)).get(release.name) ?? [];
  const files = new Set(old.map(({ file }) => file));
  return ({ file }: Page) => files.has(file);
}
