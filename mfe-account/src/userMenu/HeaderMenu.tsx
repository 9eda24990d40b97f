import { cartOpened, Link, paths, type SessionUser, useAppDispatch } from '@site/shared';
import { CartIcon, ChevronDownIcon, LogOutIcon, PackageIcon, UserIcon } from '@site/shared/ui';
import { useRef } from 'react';
import { SessionName } from '../session/SessionName';
import './HeaderMenu.later.module.css';
import styles from './HeaderMenu.module.css';
import list from './HeaderMenuList.later.module.css';
import { useClosesOutside } from './useClosesOutside';

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
