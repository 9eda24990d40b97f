import { closePopup, popupCleared, Remote, selectPopup, useAppDispatch, useAppSelector } from '@site/shared';
import { Modal } from '@site/shared/ui';
import { useEffect, useMemo } from 'react';
import { PurchaseSkeleton } from './PurchaseSkeleton';

/** ms between closing and the content going away: it is seen while the popup fades (spec 2, Popup). */
const clearDelay = 300;

/**
 * Shows the popup that the store describes. The only one that there is stands in the HTML, to be opened by the first
 * responder; the button that was clicked fills it in once React is there.
 */
export function PopupHost() {
  const dispatch = useAppDispatch();
  const { open, content } = useAppSelector(selectPopup);

  useEffect(() => {
    if (open || !content) return;
    const timer = setTimeout(() => dispatch(popupCleared()), clearDelay);
    return () => clearTimeout(timer);
  }, [open, content, dispatch]);

  // The same element from render to render: new props would have a part that failed tried again.
  const element = useMemo(() => {
    const skeleton = <PurchaseSkeleton />;
    if (!content) return skeleton;
    return <Remote id="mfe_cart/PurchaseUnavailable" props={{ origin: content.origin }} fallback={skeleton} />;
  }, [content]);
  return (
    <Modal id="popup" open={open} onClose={() => dispatch(closePopup())} title="Compra Indisponível">
      {element}
    </Modal>
  );
}
