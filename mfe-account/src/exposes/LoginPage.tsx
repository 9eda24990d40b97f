import type { Exposed } from '@site/shared/contracts';
import { LoginPage } from '../login/LoginPage';

export default LoginPage satisfies Exposed<'mfe_account/LoginPage'>;
