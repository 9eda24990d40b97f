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
  /** Id of the element. With an id, the content is part of the server's HTML, and buttons open the dialog by `commandfor`. */
  readonly id?: string;
  readonly open: boolean;
  /** Called after the browser or the first responder has opened the dialog. */
  readonly onOpen?: () => void;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** `center` for popups; `left` and `right` slide in from an edge. */
  readonly placement?: 'center' | 'left' | 'right';
  /** `large` lets a centred dialog fill the page, for pictures. */
  readonly size?: 'medium' | 'large';
  readonly actions?: ReactNode;
  /** Without an `id`, mounted only until the closed dialog has faded out. */
  readonly children: ReactNode;
}

/** ms that a closed dialog takes to fade out; it keeps its content for so long (spec 2, Popup). */
export const dialogFadeTime = 300;

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/. Browsers open and close it too: the element decides. */
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
  const hasContent = useHasContent(open) || id !== undefined;
  useOpen(dialog, open, onOpen, onClose);

  const close = () => dialog.current?.close();

  function closeOnBackdrop(event: MouseEvent) {
    // Selecting text beyond the edge ends in a click on the backdrop too.
    if (event.target === dialog.current && !pressedInside.current) dialog.current.close();
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      // Supporting browsers close the dialog by its backdrop even before hydration.
      closedby="any"
      className={[styles.dialog, styles[placement], size === 'large' && styles.large].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedInside.current = event.target !== dialog.current;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={keepFocusInside}
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
      // Visitors may open the dialog before hydration.
      suppressHydrationWarning
    >
      {hasContent && (
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

/** Returns the click handler of a button with a command: undefined in browsers that support commands (Safari from 26.2). */
export function withoutCommands(action: () => void): (() => void) | undefined {
  const supportsCommands =
    typeof HTMLButtonElement === 'function' && 'commandForElement' in HTMLButtonElement.prototype;
  return supportsCommands ? undefined : action;
}

function useOpen(
  dialog: { readonly current: HTMLDialogElement | null },
  open: boolean,
  onOpen: (() => void) | undefined,
  onClose: () => void,
) {
  const appliedOpen = useRef(false);
  const hasReportedOpen = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    // Applies changes of `open` only: a dialog that the visitor has opened before hydration must stay open.
    if (!element || appliedOpen.current === open) return;
    appliedOpen.current = open;
    const isOwnReport = open && hasReportedOpen.current;
    hasReportedOpen.current = false;
    if (element.open === open) return;
    if (!open) element.close();
    // The visitor has closed the dialog again before `open` changed.
    else if (isOwnReport) onClose();
    else element.showModal();
  }, [dialog, open, onClose]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open || !onOpen) return;
    const report = () => {
      if (!element.open) return;
      hasReportedOpen.current = true;
      onOpen();
    };
    report();
    // Browsers dispatch `toggle` on dialogs only since 2025.
    const opening = new MutationObserver(report);
    opening.observe(element, { attributeFilter: ['open'] });
    return () => opening.disconnect();
  }, [dialog, open, onOpen]);
}

function useHasContent(open: boolean): boolean {
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

/** Wraps Tab at the ends of the dialog; browsers let it leave a modal `<dialog>` for their own controls. */
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
