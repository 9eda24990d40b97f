import type { Exposed } from '@site/shared/contracts';
import { ContactSentPage } from '../contact/ContactSentPage';

export default ContactSentPage satisfies Exposed<'mfe_content/ContactSentPage'>;
