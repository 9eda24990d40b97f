import { cartOpened, Link, paths, type SessionUser, useAppDispatch } from '@site/shared';
import { CartIcon, ChevronDownIcon, LogOutIcon, PackageIcon, UserIcon } from '@site/shared/ui';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { SessionName } from '../session/SessionName';
import styles from './HeaderMenu.module.css';
import list from './HeaderMenuList.later.module.css';
import './HeaderMenu.later.module.css';

export interface SignedInMenuProps {
  /** Null while the saved hint is the only source. */
  readonly user: SessionUser | null;
  readonly onSignOut: () => void;
}

/** Menu of a signed-in visitor in the header. A `<details>`, so it opens before hydration too. */
export function HeaderMenu({ user, onSignOut }: SignedInMenuProps) {
  const dispatch = useAppDispatch();
  const details = useRef<HTMLDetailsElement>(null);
  const greeting = useRef<HTMLElement>(null);
  const close = useClosesOutside(details, greeting);

  function openCart() {
    // The cart dialog returns the focus on closing, and the item of the closed menu could not take it.
    greeting.current?.focus();
    close();
    dispatch(cartOpened());
  }

  return (
    // Visitors may open the menu before hydration.
    <details ref={details} className={styles.menu} suppressHydrationWarning>
      <summary ref={greeting} className={styles.trigger}>
        <UserIcon size={20} />
        <span>
          Olá, <SessionName user={user} />
        </span>
        <ChevronDownIcon size={16} />
      </summary>
      <ul className={list.list}>
        <li>
          <Link className={list.entry} to={paths.orders} onClick={close}>
            <PackageIcon size={20} />
            Meus pedidos
          </Link>
        </li>
        <li>
          <button type="button" className={list.entry} onClick={openCart}>
            <CartIcon size={20} />
            Meu carrinho
          </button>
        </li>
        <li className={list.last}>
          <button type="button" className={list.entry} onClick={onSignOut}>
            <LogOutIcon size={20} />
            Sair
          </button>
        </li>
      </ul>
    </details>
  );
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ @returns function that closes the menu */
function useClosesOutside(
  details: RefObject<HTMLDetailsElement | null>,
  summary: RefObject<HTMLElement | null>,
): () => void {
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, [details]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      summary.current?.focus();
    };
    // Capture phase: React stops these events at its root while a part is not hydrated yet.
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, closeOutside, { signal, capture: true });
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => controller.abort();
  }, [details, summary, close]);

  return close;
}
