import { host } from '@site/tools/webpack';

export default host(import.meta.dirname);
