import { paths } from '@site/shared';
import type { Exposed } from '@site/shared/contracts';

export default {
  paths: [paths.signIn, paths.signUp, paths.recovery, paths.orders],
} satisfies Exposed<'mfe_account/paths'>;
