/** Makes a site of pages, moves channels where that makes one, and tells other web servers how to serve it. */
export { compressed, compressFolder } from './compress';
export { firebaseFiles } from './hosting/firebaseConfig';
export { writeFirebaseFolder } from './hosting/firebaseFolder';
export { readHostedSite } from './hosting/hostedSite';
export { nginxConfig } from './hosting/nginxConfig';
export { matching } from './hosting/template';
export { writeHosting } from './hosting/writeHosting';
export { bringUpToDate, moveChecked, type Place } from './moveChecked';
export { type Published, type PublishOptions, publishSite } from './publishSite';
export { readState } from './state';
export { watchStore } from './watchStore';
