import { closePopup, popupCleared, Remote, selectPopup, useAppDispatch, useAppSelector } from '@site/shared';
import { dialogFadeTime, Modal, VisuallyHidden } from '@site/shared/ui';
import { useEffect, useMemo } from 'react';
import { compra } from '../../content/compra';
import styles from './PurchaseSkeleton.later.module.css';

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

function PurchaseSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p>{compra.avisoDeCompra}</p>
      <div role="status">
        <VisuallyHidden>Carregando…</VisuallyHidden>
      </div>
      <div className={styles.form} />
    </div>
  );
}
