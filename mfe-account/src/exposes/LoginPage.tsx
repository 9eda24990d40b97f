import type { Exposed } from '@site/shared/contracts';
import { withSignIn } from '../frame/withSignIn';
import { LoginPage } from '../login/LoginPage';

export default withSignIn(LoginPage) satisfies Exposed<'mfe_account/LoginPage'>;
