import { panelClosed, Remote, selectPanel, selectTotalQuantity, useAppDispatch, useAppSelector } from '@site/shared';
import { Modal } from '@site/shared/ui';
import { PanelSkeleton } from '../pages/PageSkeleton';

const cartPanel = <Remote id="mfe_cart/CartPanel" props={{}} insideRouter fallback={<PanelSkeleton />} />;

/** The place of the cart panel, which slides in from the right (spec 2, Cart panel). Its content is the cart team's. */
export function CartPanelSlot() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectPanel) === 'cart';
  const quantity = useAppSelector(selectTotalQuantity);
  return (
    <Modal open={open} onClose={() => dispatch(panelClosed())} title={`Meu carrinho (${quantity})`} placement="right">
      {cartPanel}
    </Modal>
  );
}
