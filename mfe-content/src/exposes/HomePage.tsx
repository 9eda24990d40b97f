import type { Exposed } from '@site/shared/contracts';
import { HomePage } from '../home/HomePage';

export default HomePage satisfies Exposed<'mfe_content/HomePage'>;
