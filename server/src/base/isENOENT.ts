/** `ENOENT`, and the codes of paths that can't lead to a file. */
const codes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Distinguishes a missing file from one that can't be read. */
export function isENOENT(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code);
}
