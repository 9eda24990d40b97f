import type { RemoteModuleId } from '@site/shared/contracts';
import { missingModule } from '../compatibility';
import { pageKey } from '../pageKey';
import type { Page } from '../pageList';
import { PublishError } from '../plan';
import { RenderError } from '../runner';
import type { Selection } from '../selection';
import { declaredMisfit, type FallbackPair, modulesOf } from './fallbackPairs';
import { brokenText, declaredText, refusedText } from './misfitTexts';
import { type PagesOptions, pagesToCheck, type ShownPage } from './pagesToCheck';

interface Options extends PagesOptions {
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
  /** Results of this check, then those given. */
  readonly fits: readonly string[];
}

/** Checks each pair up to its first page that does not render. */
export async function checkFallbacks(pairs: readonly FallbackPair[], options: Options): Promise<CheckedFallbacks> {
  const used = new Set<string>();
  const checked = await Promise.all(pairs.map((pair) => checkPair(pair, options, used)));
  return { misfits: checked.flat(), fits: [...new Set([...used, ...options.fits])] };
}

async function checkPair(pair: FallbackPair, options: Options, used: Set<string>): Promise<readonly Misfit[]> {
  const { builds, config } = options.context;
  const { release, fallback, selection, earlier, rendered } = pair;
  const misfits: Misfit[] = [];
  const add = (text: string, isRefused = false) =>
    misfits.push({ isRefused, text, packages: [release.name, fallback.name] });

  const declared = declaredMisfit(pair);
  if (declared) {
    add(declaredText(pair, declared));
    return misfits;
  }
  const lacks = missingModule(release, fallback);
  if (lacks) add(declaredText(pair, lacks));

  const fits = new Set(options.fits);
  const tryParts = (page: Page, beside: Selection) => builds.tryParts(beside, { ...page, config }, rendered);
  const check = async ({ page, record }: ShownPage) => {
    const keyOf = (modules: readonly RemoteModuleId[]) => pageKey(options.context, page, selection, modules);
    // Another shell's key always differs.
    if (fallback.name !== 'shell' && (await keyOf(record.modules)) === record.key) return;
    const key = await keyOf(modulesOf(pair));
    if (!key || !fits.has(key)) await tryParts(page, selection);
    if (key) used.add(key);
  };

  let pages: readonly ShownPage[] = [];
  const unlisted = await failureOf(async () => {
    pages = await pagesToCheck(pair, options);
  });
  if (unlisted !== null) add(declaredText(pair, unlisted));
  for (const shown of pages) {
    const message = await failureOf(() => check(shown));
    if (message === null) continue;
    const isRefused = (await failureOf(() => tryParts(shown.page, earlier))) === null;
    add((isRefused ? refusedText : brokenText)(pair, shown.page, message), isRefused);
    break;
  }
  return misfits;
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
