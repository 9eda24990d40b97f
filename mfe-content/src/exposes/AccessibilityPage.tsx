import type { Exposed } from '@site/shared/contracts';
import { AccessibilityPage } from '../accessibility/AccessibilityPage';

export default AccessibilityPage satisfies Exposed<'mfe_content/AccessibilityPage'>;
