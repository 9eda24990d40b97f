/** Rows as text; each column is as wide as its longest cell. */
export declare function textTable(lines: readonly (readonly string[])[]): string;
