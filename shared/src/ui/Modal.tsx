import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from './icons';
import styles from './Modal.later.module.css';

declare module 'react' {
  // Not in @types/react yet (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor).
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | undefined;
  }
}

interface Props {
  /** Of the element; then its content stands in the page's HTML, where buttons open it by `commandfor`. */
  readonly id?: string;
  readonly open: boolean;
  /** Called where something else than `open` has opened it: the browser, or the first responder. */
  readonly onOpen?: () => void;
  readonly onClose: () => void;
  /** The visible title, which also names the dialog. */
  readonly title: ReactNode;
  /** `center` for popups; the others slide in from an edge. */
  readonly placement?: 'center' | 'left' | 'right';
  /** `large` gives a centred dialog as much room as the page has, for pictures. */
  readonly size?: 'medium' | 'large';
  /** Shown in the title row, before the close button. */
  readonly actions?: ReactNode;
  /** Without an `id` mounted while the dialog is open, and until it has faded out. */
  readonly children: ReactNode;
}

/** ms that a closed dialog takes to fade out; it keeps its content for so long (spec 2, Popup). */
export const dialogFadeTime = 300;

/**
 * A modal dialog on the platform's own `<dialog>`: the rest of the page is inert, focus goes in and comes back, Escape,
 * the backdrop and the button close it (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). The browser opens and
 * closes it as well, before React is there and after: what is open says the element.
 */
export function Modal({
  id,
  open,
  onOpen,
  onClose,
  title,
  placement = 'center',
  size = 'medium',
  actions,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedInside = useRef(false);
  const titleId = useId();
  const isFilled = useFilled(open) || id !== undefined;
  useOpen(dialog, open, onOpen, onClose);

  const close = () => dialog.current?.close();

  function closeOnBackdrop(event: MouseEvent) {
    // Text that is selected past the edge ends in a click on the backdrop, too.
    if (event.target === dialog.current && !pressedInside.current) dialog.current.close();
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      // Browsers that know it close by the backdrop before React is there, too.
      closedby="any"
      className={[styles.dialog, styles[placement], size === 'large' && styles.large].filter(Boolean).join(' ')}
      data-edge={placement === 'right' ? 'right' : undefined}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedInside.current = event.target !== dialog.current;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={keepFocusInside}
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
      // The visitor may have opened it already.
      suppressHydrationWarning
    >
      {isFilled && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {actions}
            <button
              type="button"
              className={styles.close}
              commandfor={id}
              command={id === undefined ? undefined : 'close'}
              onClick={id === undefined ? close : withoutCommands(close)}
              aria-label="Fechar"
            >
              <CloseIcon />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

/** What a button with a command does by React: nothing, but in browsers that don't know commands (Safari before 26.2). */
export function withoutCommands(action: () => void): (() => void) | undefined {
  const knowsCommands = typeof HTMLButtonElement === 'function' && 'commandForElement' in HTMLButtonElement.prototype;
  return knowsCommands ? undefined : action;
}

/** Opens and closes a dialog as it is told, and tells when somebody else has opened it. */
function useOpen(
  dialog: { readonly current: HTMLDialogElement | null },
  open: boolean,
  onOpen: (() => void) | undefined,
  onClose: () => void,
) {
  const told = useRef(false);
  const wasTold = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    // Only what changes: what the visitor has opened before is not closed by a page that doesn't know of it yet.
    if (!element || told.current === open) return;
    told.current = open;
    const isEcho = open && wasTold.current;
    wasTold.current = false;
    if (element.open === open) return;
    if (!open) element.close();
    // Closed again before the page knew that it was open: it is not to open once more.
    else if (isEcho) onClose();
    else element.showModal();
  }, [dialog, open, onClose]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open || !onOpen) return;
    const tell = () => {
      if (!element.open) return;
      wasTold.current = true;
      onOpen();
    };
    tell();
    // Not `toggle`, which dialogs have only since 2025.
    const opening = new MutationObserver(tell);
    opening.observe(element, { attributeFilter: ['open'] });
    return () => opening.disconnect();
  }, [dialog, open, onOpen]);
}

/** Whether a dialog has content: while it is open, and until it has disappeared. */
function useFilled(open: boolean): boolean {
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);
  useEffect(() => {
    if (open || !filled) return;
    const timer = setTimeout(() => setFilled(false), dialogFadeTime);
    return () => clearTimeout(timer);
  }, [open, filled]);
  return filled;
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
