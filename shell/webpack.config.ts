import { host } from '@site/delivery/webpack';

export default host(import.meta.dirname);
