/** Beside it, what a disk says of paths that can't lead to a file. */
const codes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Whether what a disk says is that there is no such file, and not that it can't be read. */
export function isENOENT(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code);
}
