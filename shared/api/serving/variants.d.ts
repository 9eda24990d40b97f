export type Variants = ReturnType<typeof readVariants>;
/** Content of `variants.json`. */
export interface VariantsFile {
    /** Per cent of visitors, by federation name. */
    readonly canaries: Readonly<Record<string, number>>;
    /** Canaries that change a page, in the order of the folders' names. */
    readonly pages: Readonly<Record<string, readonly string[]>>;
}
/** Pages are named by their file, such as `produtos/index.html`. @throws TypeError for invalid content */
export declare function readVariants({ canaries, pages }: VariantsFile): {
    has: (page: string) => boolean;
    /** Canaries that change the page for a visitor (0 to 99), such as `mfe_catalog+shell`; null for the default page. */
    combinationFor: (page: string, visitor: number | null) => string | null;
    rollBack: (canary: string) => undefined;
};
