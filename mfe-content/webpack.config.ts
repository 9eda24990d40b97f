import { remote } from '@site/tools/webpack';

export default remote(import.meta.dirname);
