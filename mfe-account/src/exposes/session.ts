import type { Exposed } from '@site/shared/contracts';
import { session } from '../session/session';

export default session satisfies Exposed<'mfe_account/session'>;
