import { federationName, type RemoteModuleId } from '@site/shared/contracts';
import { combinationName } from '../combinations';
import { labelOf, missingModule } from '../compatibility';
import { pageKey } from '../pageKey';
import type { Page } from '../pageList';
import { PublishError } from '../plan';
import type { PageContext, PageRecord } from '../renderPage';
import type { SitePages } from '../renderSite';
import { RenderError } from '../runner';
import { moduleOf, type Selection } from '../selection';
import { declaredMisfit, type FallbackPair } from './fallbackPairs';

/** Pages with the same modules, such as those of products. They bound the time for a large catalogue. */
const mostPagesAlike = 25;

interface Options {
  readonly context: Pick<PageContext, 'builds' | 'config'>;
  readonly pages: readonly Page[];
  readonly records: SitePages;
  /** Keys of pages that have rendered with a pair before. */
  readonly fits: readonly string[];
}

export interface Misfit {
  /** False where the deployed release is not at fault. */
  readonly isRefused: boolean;
  readonly text: string;
  readonly packages: readonly string[];
}

export interface CheckedFallbacks {
  readonly misfits: readonly Misfit[];
  readonly fits: readonly string[];
}

/** Each pair ends with its first page that does not render. */
export async function checkFallbacks(pairs: readonly FallbackPair[], options: Options): Promise<CheckedFallbacks> {
  const used = new Set<string>();
  const checked = await Promise.all(pairs.map((pair) => checkPair(pair, options, used)));
  return { misfits: checked.flat(), fits: [...new Set([...used, ...options.fits])] };
}

async function checkPair(pair: FallbackPair, options: Options, used: Set<string>): Promise<Misfit[]> {
  const { context } = options;
  const { release, fallback, selection, earlier, rendered } = pair;
  const misfit = (isRefused: boolean, text: string): Misfit[] => [
    { isRefused, text, packages: [release.name, fallback.name] },
  ];
  const declared = declaredMisfit(pair);
  if (declared) return misfit(false, declaredText(pair, declared));
  const lacks = isOwn(pair) ? null : missingModule(release, fallback);
  const noted = lacks === null ? [] : misfit(false, declaredText(pair, lacks));

  const fits = new Set(options.fits);
  const tryParts = (page: Page, beside: Selection) =>
    context.builds.tryParts(beside, { ...page, config: context.config }, rendered);
  const check = async ({ page, record }: Shown) => {
    const keyOf = (modules: readonly RemoteModuleId[]) => pageKey(context, page, selection, modules);
    // Another shell's key always differs.
    if (fallback.name !== 'shell' && (await keyOf(record.modules)) === record.key) return;
    const key = await keyOf(modulesOf(pair));
    if (!key || !fits.has(key)) await tryParts(page, selection);
    if (key) used.add(key);
  };

  for (const shown of alike(await pagesWith(pair, options))) {
    const message = await failureOf(() => check(shown));
    if (message === null) continue;
    const isRefused = !isOwn(pair) && (await failureOf(() => tryParts(shown.page, earlier))) === null;
    return [
      ...noted,
      ...misfit(isRefused, isRefused ? refusedText(pair, shown.page, message) : brokenText(pair, shown.page, message)),
    ];
  }
  return noted;
}

/** @returns the message of an error of a release's code; throws others */
async function failureOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof RenderError || error instanceof PublishError) return error.message;
    throw error;
  }
}

const isOwn = ({ release, fallback }: FallbackPair) => release.name === fallback.name;

interface Shown {
  readonly page: Page;
  readonly record: PageRecord;
}

/** Pages that show both packages, by modules that the fallback has too; for the own fallback, new pages. */
async function pagesWith(pair: FallbackPair, { context, pages, records }: Options): Promise<readonly Shown[]> {
  const { release, fallback, selection, combination } = pair;
  const known = isOwn(pair) ? await context.builds.paths(selection, release.name).catch(noPaths) : null;
  const old = new Set([...(known?.paths ?? []), ...(known?.previewPaths ?? []), ...(known?.notFoundPaths ?? [])]);
  const has = (id: string) => moduleOf(id).folder !== fallback.name || moduleOf(id).path in fallback.modules;
  return pages.flatMap((page) => {
    const forms = records[page.file];
    const record = forms?.[combinationName(combination)] ?? forms?.[''];
    if (!record || !(release.name in record.pins) || !record.modules.every(has)) return [];
    const meets = isOwn(pair) ? page.owner === release.name && !old.has(page.url) : fallback.name in record.pins;
    return meets ? [{ page, record }] : [];
  });
}

/** A release before that fails to list its pages renders none. */
function noPaths(error: unknown): null {
  if (error instanceof PublishError) return null;
  throw error;
}

function alike(shown: readonly Shown[]): readonly Shown[] {
  const counts = new Map<string, number>();
  return shown.filter(({ record }) => {
    const modules = record.modules.join();
    const count = (counts.get(modules) ?? 0) + 1;
    counts.set(modules, count);
    return count <= mostPagesAlike;
  });
}

/** The key contains the shell's version anyway. */
function modulesOf({ release, fallback }: FallbackPair): readonly RemoteModuleId[] {
  const remotes = [release, fallback].filter(({ name }) => name !== 'shell');
  return remotes.flatMap(({ name, code }) =>
    Object.keys(code).map((path) => path.replace('.', federationName(name)) as RemoteModuleId),
  );
}

function refusedText({ release, fallback, fallbackFor }: FallbackPair, { url }: Page, message: string): string {
  const where =
    fallback.name === 'shell' ? 'which open tabs still run' : `which pages show where ${labelOf(fallbackFor)} fails`;
  return `${labelOf(release)} does not fit ${labelOf(fallback)}, ${where}: the page ${url} does not render with both: ${message}`;
}

const brokenText = ({ fallback }: FallbackPair, { url }: Page, message: string): string =>
  `No fallback: the page ${url} does not render with ${labelOf(fallback)}: ${message}`;

const declaredText = ({ release, fallback }: FallbackPair, reason: string): string =>
  fallback.name === 'shell'
    ? `Open tabs with ${labelOf(fallback)} use the fallback release of ${release.name}: ${reason}`
    : `No fallback: ${reason}`;
