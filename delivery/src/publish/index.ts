/** Publishes sites, moves channels after checks, and configures other web servers. */
export { compressed, compressFolder } from './compress';
export { firebaseFiles, writeFirebaseFolder } from './hosting/firebase';
export { readHostedSite, writeHosting } from './hosting/hosting';
export { nginxConfig } from './hosting/nginx';
export { matching } from './hosting/template';
export { bringUpToDate, moveChecked, type Place } from './moveChecked';
export { type Published, type PublishOptions, publishSite } from './publishSite';
export { readState } from './state';
export { watchStore } from './watchStore';
