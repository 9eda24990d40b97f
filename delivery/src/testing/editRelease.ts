export { editRelease } from '../release';
