import type { Exposed } from '@site/shared/contracts';
import { PrivacyPage } from '../privacy/PrivacyPage';

export default PrivacyPage satisfies Exposed<'mfe_content/PrivacyPage'>;
