/** Writes are atomic, also when the process is killed. */

export { copyFolder } from './copyFolder';
export { flushToDisk } from './flushToDisk';
export { type Lock, withLock } from './lock';
export { readPlainFile } from './readPlainFile';
export { moveIntoPlace, replaceFile, withStaging } from './staging';
export { filesBelow, ifENOENT, rewriteFile } from './walk';
