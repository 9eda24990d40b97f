import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './MenuButton.module.css';
import list from './MenuList.script.module.css';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** Label of the only item, with its icon. */
  readonly item: ReactNode;
  readonly onSelect: () => void;
}

/** Button that opens a menu of one action (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). */
export function MenuButton({ label, icon, item, onSelect }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (isOpen) action.current?.focus();
  }, [isOpen]);

  function closeAndReturn() {
    button.current?.focus();
    setIsOpen(false);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  }

  function handleKey(event: KeyboardEvent) {
    // The keys that move between items would scroll the panel.
    if (['ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape'].includes(event.key)) event.preventDefault();
    if (event.key !== 'Escape') return;
    // Escape would also close the dialog around the menu.
    event.stopPropagation();
    closeAndReturn();
  }

  function closeWhenLeft(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <div className={styles.anchor}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        // A press that moved the focus out of the menu would close it, and its click would open it again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? closeAndReturn() : setIsOpen(true))}
        onKeyDown={openByArrow}
      >
        {icon}
      </button>
      {isOpen && (
        <div
          id={menuId}
          className={list.menu}
          role="menu"
          aria-label={label}
          onKeyDown={handleKey}
          onBlur={closeWhenLeft}
        >
          <button
            ref={action}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={list.item}
            onClick={() => {
              closeAndReturn();
              onSelect();
            }}
          >
            {item}
          </button>
        </div>
      )}
    </div>
  );
}
