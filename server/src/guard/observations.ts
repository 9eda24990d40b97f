/** What visitors' pages have told this server: the part of it that the guard needs. */
export interface Observations {
  /** Views of a release, and those of them in which it failed, since a moment of the last 25 hours. */
  of(remote: string, version: string, since: Date): { readonly views: number; readonly failedViews: number };
}
