import path from 'node:path';

/** Path from a folder to a file, with `/` on every system. */
export const relativePath = (folder: string, file: string, system = path): string =>
  system.relative(folder, file).replaceAll(system.sep, '/');
