/** Runs no code of a release. */
export { checkTraffic, deployCanary, deployLive, deployMerge, promote, rollBack } from './channelMoves';
export { channelsText } from './channels';
export { createFolderStore } from './folderStore';
export { liveAt } from './liveHistory';
export { readNpmConfig } from './npmConfig';
export { npmRegistry } from './npmRegistry';
export { openStore } from './openStore';
export { createRegistryStore, sitePackages } from './registryStore';
export { manifestOf, packRelease } from './releasePackage';
export {
  type Channels,
  ChannelsError,
  MissingReleaseError,
  type ReleaseStore,
  type StoredRelease,
  type StoredRollback,
  StoreError,
} from './releaseStore';
