export { checkTraffic, deployCanary, deployLive, promote, rollBack } from './channelMoves';
export { channelsText } from './channels';
export { createFolderStore } from './folderStore';
export { npmRegistry } from './npmRegistry';
export { openStore } from './openStore';
export {
  type Channels,
  ChannelsError,
  MissingReleaseError,
  type ReleaseStore,
  type StoredRelease,
  type StoredVerdict,
  StoreError,
} from './releaseStore';
export { withStaging } from './staging';
