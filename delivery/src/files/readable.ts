/** Sets this process's umask: other users read releases and the site. The right of the group to write stays as it is. */
export function writeReadably(): void {
  process.umask(process.umask(0o022) & ~0o055);
}
