import type { Exposed } from '@site/shared/contracts';
import { withSignIn } from '../frame/withSignIn';
import { SignUpPage } from '../signUp/SignUpPage';

export default withSignIn(SignUpPage) satisfies Exposed<'mfe_account/SignUpPage'>;
