import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from './icons';
import styles from './Modal.script.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The visible title, which also names the dialog. */
  readonly title: ReactNode;
  /** `center` for popups; the others slide in from an edge. */
  readonly placement?: 'center' | 'left' | 'right';
  /** `large` gives a centred dialog as much room as the page has, for pictures. */
  readonly size?: 'medium' | 'large';
  /** Shown in the title row, before the close button. */
  readonly actions?: ReactNode;
  /** Mounted while the dialog is open, and until it has faded out. */
  readonly children: ReactNode;
}

/** ms that a closed dialog keeps its content: as long as it takes to disappear. Then it is empty, as it is in the HTML. */
const emptyDelay = 300;

/**
 * A modal dialog on the platform's own `<dialog>`: the rest of the page is inert, focus goes in and comes back, Escape,
 * the backdrop and the button close it (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
export function Modal({ open, onClose, title, placement = 'center', size = 'medium', actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedInside = useRef(false);
  const titleId = useId();
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);

  useEffect(() => {
    if (open || !filled) return;
    const timer = setTimeout(() => setFilled(false), emptyDelay);
    return () => clearTimeout(timer);
  }, [open, filled]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  function closeOnBackdrop(event: MouseEvent) {
    // Text that is selected past the edge ends in a click on the backdrop, too.
    if (event.target === dialog.current && !pressedInside.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[placement], size === 'large' && styles.large].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedInside.current = event.target !== dialog.current;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={keepFocusInside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
    >
      {filled && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {actions}
            <button type="button" className={styles.close} onClick={onClose} aria-label="Fechar">
              <CloseIcon />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** A modal `<dialog>` lets Tab leave for the browser's own controls; here it goes round instead. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const first = elements[0];
  const last = elements.at(-1);
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}
