import {
  cartOpened,
  isDiscarding,
  panelClosed,
  paths,
  Remote,
  selectPanel,
  selectTotalQuantity,
  useAppDispatch,
  useAppSelector,
  useIsHydrating,
  useSiteConfig,
} from '@site/shared';
import { cartTexts } from '@site/shared/cart';
import { cartPart } from '@site/shared/early';
import { callLink } from '@site/shared/format';
import { dialogFadeTime, Modal } from '@site/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PanelSkeleton } from '../pages/PageSkeleton';
import styles from './CartPanelSlot.later.module.css';

// The same element for all renders: new props would make React discard HTML that waits for its code.
const cartPanel = <Remote id="mfe_cart/CartPanel" props={{}} hydrate="needed" fallback={<PanelSkeleton />} />;

/** Cart panel (spec 2, Cart panel). Its HTML has an empty cart, which the first responder fills. */
export function CartPanelSlot() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectPanel) === 'cart';
  const quantity = useAppSelector(selectTotalQuantity);
  const isFilled = useFilled(open);
  return (
    <Modal
      id="cart"
      open={open}
      onOpen={useCallback(() => void dispatch(cartOpened()), [dispatch])}
      onClose={() => dispatch(panelClosed())}
      title={
        // The first responder may have changed the text before hydration.
        <span {...cartPart('title')} suppressHydrationWarning>
          {cartTexts.title(quantity)}
        </span>
      }
      placement="right"
    >
      <noscript>
        <HowToOrder />
      </noscript>
      {isFilled && cartPanel}
    </Modal>
  );
}

function HowToOrder() {
  const { contact } = useSiteConfig();
  return (
    <p className={styles.howToOrder}>
      {'Seu navegador não guarda o carrinho sem JavaScript. Peça pelo telefone '}
      <a href={callLink(contact.phone)}>{contact.phone}</a>
      {' ou pela '}
      <a href={paths.contact}>página de contato</a>.
    </p>
  );
}

/** True in the page's HTML, while open, and during the closing animation. Reopening retries missing content. */
function useFilled(open: boolean): boolean {
  const isHydrating = useIsHydrating();
  const [filled, setFilled] = useState(() => isHydrating || isDiscarding('mfe_cart/CartPanel'));
  const wasOpen = useRef(false);
  if (open && !filled) setFilled(true);
  useEffect(() => {
    if (open) wasOpen.current = true;
    if (open || !wasOpen.current) return;
    const timer = setTimeout(() => setFilled(false), dialogFadeTime);
    return () => clearTimeout(timer);
  }, [open]);
  return filled;
}
