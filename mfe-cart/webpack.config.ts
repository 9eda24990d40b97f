import { remote } from '@site/delivery/webpack';

export default remote(import.meta.dirname);
