/** Properties of a `T` in data that nothing has checked, such as parsed JSON: each may be missing or of any type. */
export type Unchecked<T> = { readonly [Key in keyof T]?: unknown };
