import type { Exposed } from '@site/shared/contracts';
import { ExtinguishersPage } from '../extinguishers/ExtinguishersPage';

export default ExtinguishersPage satisfies Exposed<'mfe_catalog/ExtinguishersPage'>;
