import type { Exposed } from '@site/shared/contracts';
import { CartPanel } from '../panel/CartPanel';

export default CartPanel satisfies Exposed<'mfe_cart/CartPanel'>;
