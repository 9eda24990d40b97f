import { getsCanary } from '@site/shared/contracts';

export type Variants = ReturnType<typeof readVariants>;

/** What the publisher writes as `variants.json`. */
export interface VariantsFile {
  /** Share of visitors of each canary (per cent), by federation name. */
  readonly canaries: Readonly<Record<string, number>>;
  /** The canaries that change a page, in the order of the folders' names. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Which pages visitors of a canary get in another variant. A page is named by its file, such as `produtos/index.html`.
 * What the publisher wrote never changes; a canary that is rolled back meanwhile is not chosen any more.
 *
 * @throws TypeError when it is something else
 */
export function readVariants({ canaries, pages }: VariantsFile) {
  // Maps, since a page's name comes from the visitor: an object has a `constructor`.
  const shares = new Map(Object.entries(canaries));
  const canariesOfPage = new Map(Object.entries(pages));
  const canariesOf = (visitor: number | null, names: readonly string[]) =>
    visitor === null ? '' : names.filter((name) => getsCanary(visitor, name, shares.get(name) ?? 0)).join('+');
  return {
    /** Whether the page is not the same for everybody. */
    has: (page: string) => canariesOfPage.has(page),
    /**
     * The combination of canaries that a visitor gets on the page, such as `mfe_catalog+shell`.
     *
     * @param visitor 0 to 99; null where it is not known
     * @returns null for the default page
     */
    combinationFor: (page: string, visitor: number | null) =>
      canariesOf(visitor, canariesOfPage.get(page) ?? []) || null,
    /** Chooses a canary for nobody from now on. */
    rollBack: (canary: string) => void shares.delete(canary),
  };
}
