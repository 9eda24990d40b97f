import type { Exposed } from '@site/shared/contracts';
import { RecoveryPage } from '../recovery/RecoveryPage';

export default RecoveryPage satisfies Exposed<'mfe_account/RecoveryPage'>;
