import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** True while the page is printed. An external store, as React renders its changes synchronously, before the browser lays out the sheets. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

function subscribe(onChange: () => void) {
  const record = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  addEventListener('beforeprint', record);
  addEventListener('afterprint', record);
  return () => {
    removeEventListener('beforeprint', record);
    removeEventListener('afterprint', record);
  };
}
