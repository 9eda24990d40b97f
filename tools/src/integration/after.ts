export { removeSharedFolder as default } from './sharedFolder';
