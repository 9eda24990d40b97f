/** Files: folders are walked, and files and folders written so that a process that is killed leaves all or nothing. */

export { copyFolder } from './copyFolder';
export { flushToDisk } from './flushToDisk';
export { type Lock, withLock } from './lock';
export { readPlainFile } from './readPlainFile';
export { moveIntoPlace, replaceFile, withStaging } from './staging';
export { filesBelow, ifENOENT } from './walk';
