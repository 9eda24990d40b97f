import type { Exposed } from '@site/shared/contracts';
import { SignUpPage } from '../signUp/SignUpPage';

export default SignUpPage satisfies Exposed<'mfe_account/SignUpPage'>;
