import { remote } from 'tools/webpack';

export default remote(import.meta.dirname);
