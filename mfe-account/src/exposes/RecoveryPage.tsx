import type { Exposed } from '@site/shared/contracts';
import { withSignIn } from '../frame/withSignIn';
import { RecoveryPage } from '../recovery/RecoveryPage';

export default withSignIn(RecoveryPage) satisfies Exposed<'mfe_account/RecoveryPage'>;
