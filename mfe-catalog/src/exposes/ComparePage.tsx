import type { Exposed } from '@site/shared/contracts';
import { ComparePage } from '../compare/ComparePage';

export default ComparePage satisfies Exposed<'mfe_catalog/ComparePage'>;
