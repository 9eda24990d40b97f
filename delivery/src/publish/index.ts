/** Publishes sites, moves channels after checks, and configures other web servers. */
export { compressed, compressFolder } from './compress';
export { edgeFiles } from './hosting/edge';
export { firebaseFiles, writeFirebaseFolder } from './hosting/firebase';
export { readHostedSite, writeHosting } from './hosting/hosting';
export { nginxConfig } from './hosting/nginx';
export { matching } from './hosting/template';
export { bringUpToDate, moveChecked, type Place } from './moveChecked';
export { openObjectStore } from './objectStore/objectStore';
export { publishTo } from './objectStore/publishTo';
export { type Published, type PublishOptions, publishSite } from './publishSite';
export { readState } from './state';
export { watchStore } from './watchStore';
