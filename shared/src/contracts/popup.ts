import type { CartItem } from './cartItem';

/** Content of the popup, as data: the shell maps `kind` to a remote's component. */
export interface PopupDescription {
  readonly kind: 'purchase-unavailable';
  /** Value of `origem_formulario` in the popup's form. */
  readonly origin: string;
  /** In place of 'Compra Indisponível', once the visitor's request is sent. */
  readonly title?: string | undefined;
  /** Products to ask a quote for, as the visitor sees them when the popup opens. */
  readonly items?: readonly CartItem[] | undefined;
}
