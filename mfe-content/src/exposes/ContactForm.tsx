import type { Exposed } from '@site/shared/contracts';
import { ContactForm } from '../contactForm/ContactForm';

export default ContactForm satisfies Exposed<'mfe_content/ContactForm'>;
