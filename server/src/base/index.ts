export { addressKey, networkKey, type Sender, senderLevels, senderOf } from './addressKey';
export { removeDurably, replaceDurably, unfinishedSuffix, writeDurably } from './durableFile';
export { isENOENT } from './isENOENT';
export { jsonFile } from './jsonFile';
export { keepCounts } from './keepCounts';
export { logLevels, privateLog } from './logging';
export { ownFolder } from './ownFolder';
export { growingPauseMs } from './retryPause';
