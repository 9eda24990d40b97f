/** Writes are atomic, also when the process is killed. */

export { copyContent, copyFolder } from './copyFolder';
export { flushToDisk } from './flushToDisk';
export { type Lock, withLock } from './lock';
export { writeReadably } from './readable';
export { readPlainFile } from './readPlainFile';
export { moveIntoPlace, replaceFile, withStaging } from './staging';
export { filesBelow, ifENOENT, relativePath, rewriteFile } from './walk';
