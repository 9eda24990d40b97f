import {
  closePopup,
  type PopupDescription,
  popupCleared,
  Remote,
  selectPopup,
  useAppDispatch,
  useAppSelector,
} from '@site/shared';
import { Modal } from '@site/shared/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { PanelSkeleton } from '../pages/PageSkeleton';

/** ms between closing and the content going away: it is seen while the popup fades (spec 2, Popup). */
const clearDelay = 300;

const popups: Record<PopupDescription['kind'], { title: string; content: (popup: PopupDescription) => ReactNode }> = {
  'purchase-unavailable': {
    title: 'Compra Indisponível',
    content: ({ origin }) => (
      <Remote id="mfe_cart/PurchaseUnavailable" props={{ origin }} fallback={<PanelSkeleton />} />
    ),
  },
};

/** Shows the popup that the store describes. */
export function PopupHost() {
  const dispatch = useAppDispatch();
  const { open, content } = useAppSelector(selectPopup);

  useEffect(() => {
    if (open || !content) return;
    const timer = setTimeout(() => dispatch(popupCleared()), clearDelay);
    return () => clearTimeout(timer);
  }, [open, content, dispatch]);

  // The same element from render to render: new props would have a part that failed tried again.
  const element = useMemo(() => content && popups[content.kind].content(content), [content]);
  return (
    <Modal open={open} onClose={() => dispatch(closePopup())} title={content && popups[content.kind].title}>
      {element}
    </Modal>
  );
}
