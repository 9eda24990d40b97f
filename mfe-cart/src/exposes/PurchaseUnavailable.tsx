import type { Exposed } from '@site/shared/contracts';
import { PurchaseUnavailable } from '../popup/PurchaseUnavailable';

export default PurchaseUnavailable satisfies Exposed<'mfe_cart/PurchaseUnavailable'>;
