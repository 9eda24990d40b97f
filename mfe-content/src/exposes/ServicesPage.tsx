import type { Exposed } from '@site/shared/contracts';
import { ServicesPage } from '../services/ServicesPage';

export default ServicesPage satisfies Exposed<'mfe_content/ServicesPage'>;
