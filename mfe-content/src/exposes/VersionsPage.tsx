import type { Exposed } from '@site/shared/contracts';
import { VersionsPage } from '../versions/VersionsPage';

export default VersionsPage satisfies Exposed<'mfe_content/VersionsPage'>;
