import { host } from 'tools/webpack';

export default host(import.meta.dirname);
