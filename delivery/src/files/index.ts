/** Files: folders are walked, and files and folders written so that a process that is killed leaves all or nothing. */
export { filesBelow } from './filesBelow';
export { flushToDisk } from './flushToDisk';
export { ifENOENT } from './ifENOENT';
export { type Lock, withLock } from './lock';
export { replaceFile } from './replaceFile';
export { moveIntoPlace, withStaging } from './staging';
