import { closePopup, popupCleared, Remote, selectPopup, useAppDispatch, useAppSelector } from '@site/shared';
import { dialogFadeTime, Modal } from '@site/shared/ui';
import { useEffect, useMemo } from 'react';
import { PurchaseSkeleton } from './PurchaseSkeleton';

/** Shows the popup of the store's state. The dialog is in the HTML for the first responder; a replayed click fills the dialog. */
export function PopupHost() {
  const dispatch = useAppDispatch();
  const { open, content } = useAppSelector(selectPopup);

  useEffect(() => {
    if (open || !content) return;
    const timer = setTimeout(() => dispatch(popupCleared()), dialogFadeTime);
    return () => clearTimeout(timer);
  }, [open, content, dispatch]);

  // Memoized: new props would retry a part that failed.
  const element = useMemo(() => {
    const skeleton = <PurchaseSkeleton />;
    if (!content) return skeleton;
    const { origin, items } = content;
    return <Remote id="mfe_cart/PurchaseUnavailable" props={{ origin, items }} fallback={skeleton} />;
  }, [content]);
  return (
    <Modal
      id="popup"
      open={open}
      onClose={() => dispatch(closePopup())}
      title={content?.title ?? 'Compra Indisponível'}
    >
      {element}
    </Modal>
  );
}
