import { openPopup, selectPopup, useAppStore } from '@site/shared';
import { useCallback } from 'react';
import { pedido } from '../../content/pedido';

/** Returns a function that changes the popup's title, once the request of `origin` is sent. */
export function useSentTitle(origin: string): () => void {
  const store = useAppStore();
  return useCallback(() => {
    const { open, content } = selectPopup(store.getState());
    // The visitor may have closed the popup meanwhile.
    if (open && content?.origin === origin) store.dispatch(openPopup({ ...content, title: pedido.enviado }));
  }, [store, origin]);
}
