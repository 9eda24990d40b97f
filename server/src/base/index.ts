export { addressKey, networkKey, type Sender, senderLevels, senderOf } from './addressKey';
export { isENOENT, removeDurably, replaceDurably, unfinishedSuffix, writeDurably } from './durableFile';
export { jsonFile } from './jsonFile';
export { keepCounts } from './keepCounts';
export { logLevels, privateLog } from './logging';
export { ownFolder } from './ownFolder';
export { createPeriods } from './periods';
export { growingPauseMs } from './times';
