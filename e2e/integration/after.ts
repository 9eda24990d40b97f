export { after as default } from './sharedFolder';
