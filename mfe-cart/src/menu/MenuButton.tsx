import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './MenuButton.module.css';
import list from './MenuList.script.module.css';
import { nextMenuItem } from './menuKeys';

interface MenuItem {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly MenuItem[];
}

/** Button that opens a menu of actions (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). */
export function MenuButton({ label, icon, items }: Props) {
  const [active, setActive] = useState<number | null>(null);
  const isOpen = active !== null;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (active !== null) menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[active]?.focus();
  }, [active]);

  function closeAndReturn() {
    button.current?.focus();
    setActive(null);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setActive(event.key === 'ArrowDown' ? 0 : items.length - 1);
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Escape would also close the dialog around the menu.
      event.preventDefault();
      event.stopPropagation();
      closeAndReturn();
      return;
    }
    const next = nextMenuItem(event.key, active ?? 0, items.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  function closeWhenLeft(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setActive(null);
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
        onClick={() => (isOpen ? closeAndReturn() : setActive(0))}
        onKeyDown={openByArrow}
      >
        {icon}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={menuId}
          className={list.menu}
          role="menu"
          aria-label={label}
          onKeyDown={move}
          onBlur={closeWhenLeft}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={list.item}
              onClick={() => {
                closeAndReturn();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
