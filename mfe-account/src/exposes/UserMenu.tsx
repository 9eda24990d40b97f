import type { Exposed } from '@site/shared/contracts';
import { UserMenu } from '../userMenu/UserMenu';

export default UserMenu satisfies Exposed<'mfe_account/UserMenu'>;
