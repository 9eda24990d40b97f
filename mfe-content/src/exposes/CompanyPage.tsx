import type { Exposed } from '@site/shared/contracts';
import { CompanyPage } from '../company/CompanyPage';

export default CompanyPage satisfies Exposed<'mfe_content/CompanyPage'>;
