import { closePopup, popupCleared, Remote, selectPopup, useAppDispatch, useAppSelector } from '@site/shared';
import { Modal } from '@site/shared/ui';
import { useEffect, useMemo } from 'react';
import { PurchaseSkeleton } from './PurchaseSkeleton';

/** Duration of the closing animation, in ms: the content stays until its end (spec 2, Popup). */
const clearDelay = 300;

/**
 * Shows the popup of the store's state. Its dialog stands in the HTML, so that the first responder can open it; the replayed click
 * fills it.
 */
export function PopupHost() {
  const dispatch = useAppDispatch();
  const { open, content } = useAppSelector(selectPopup);

  useEffect(() => {
    if (open || !content) return;
    const timer = setTimeout(() => dispatch(popupCleared()), clearDelay);
    return () => clearTimeout(timer);
  }, [open, content, dispatch]);

  // Memoized: new props would retry a part that failed.
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
