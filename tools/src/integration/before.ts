export { makeSharedFolder as default } from './sharedFolder';
