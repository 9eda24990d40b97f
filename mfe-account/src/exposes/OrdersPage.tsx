import type { Exposed } from '@site/shared/contracts';
import { OrdersPage } from '../orders/OrdersPage';

export default OrdersPage satisfies Exposed<'mfe_account/OrdersPage'>;
