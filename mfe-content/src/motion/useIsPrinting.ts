import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** True while the page is printed. React renders the change before the browser lays the sheets out: a store's changes do not wait. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

function subscribe(onChange: () => void) {
  const note = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  addEventListener('beforeprint', note);
  addEventListener('afterprint', note);
  return () => {
    removeEventListener('beforeprint', note);
    removeEventListener('afterprint', note);
  };
}
