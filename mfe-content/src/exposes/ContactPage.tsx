import type { Exposed } from '@site/shared/contracts';
import { ContactPage } from '../contact/ContactPage';

export default ContactPage satisfies Exposed<'mfe_content/ContactPage'>;
