import { getsCanary } from '../contracts';

export type Variants = ReturnType<typeof readVariants>;

export interface VariantsFile {
  /** Per cent of visitors, by federation name. */
  readonly canaries: Readonly<Record<string, number>>;
  /** Name by which `getsCanary` chooses visitors, for canaries that were deployed together. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Canaries that change a page, in the order of the folders' names. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Pages are named by their file, such as `produtos/index.html`. @throws TypeError for invalid content */
export function readVariants({ canaries, groups = {}, pages }: VariantsFile) {
  // Maps, since a page's name comes from the visitor: an object has a `constructor`.
  const shares = new Map(Object.entries(canaries));
  const groupOf = new Map(Object.entries(groups));
  const canariesOfPage = new Map(Object.entries(pages));
  const gets = (visitor: number, name: string) => getsCanary(visitor, groupOf.get(name) ?? name, shares.get(name) ?? 0);
  const canariesOf = (visitor: number | null, names: readonly string[]) =>
    visitor === null ? '' : names.filter((name) => gets(visitor, name)).join('+');
  return {
    has: (page: string) => canariesOfPage.has(page),
    /** Canaries that change the page for a visitor (0 to 99), such as `mfe_catalog+shell`; null for the default page. */
    combinationFor: (page: string, visitor: number | null) =>
      canariesOf(visitor, canariesOfPage.get(page) ?? []) || null,
    /** Canaries that change the page, with `true` for those that the visitor gets; empty for an unknown visitor. */
    canariesFor: (page: string, visitor: number | null): ReadonlyMap<string, boolean> => {
      const names = visitor === null ? [] : (canariesOfPage.get(page) ?? []);
      return new Map(names.filter((name) => shares.has(name)).map((name) => [name, gets(visitor ?? 0, name)] as const));
    },
    rollBack: (canary: string) => void shares.delete(canary),
  };
}
