import type { Exposed } from '@site/shared/contracts';
import { DesignSystemPage } from '../designSystem/DesignSystemPage';

export default DesignSystemPage satisfies Exposed<'mfe_content/DesignSystemPage'>;
