import { cartOpened, Link, paths, type SessionUser, useAppDispatch } from '@site/shared';
import { CartIcon, ChevronDownIcon, LogOutIcon, PackageIcon, UserIcon } from '@site/shared/ui';
import { useRef } from 'react';
import { SessionName } from '../session/SessionName';
import styles from './HeaderMenu.module.css';
import list from './HeaderMenuList.later.module.css';
import { useClosesOutside } from './useClosesOutside';

export interface SignedInMenuProps {
  /** Null while only the saved hint says that someone is signed in. */
  readonly user: SessionUser | null;
  readonly onSignOut: () => void;
}

/** The menu of a signed-in visitor in the header: a greeting that opens a short list of links, with or without React. */
export function HeaderMenu({ user, onSignOut }: SignedInMenuProps) {
  const dispatch = useAppDispatch();
  const details = useRef<HTMLDetailsElement>(null);
  const greeting = useRef<HTMLElement>(null);
  const close = useClosesOutside(details, greeting);

  function openCart() {
    // The cart gives the focus back to where it was: that must still be there.
    greeting.current?.focus();
    close();
    dispatch(cartOpened());
  }

  return (
    // The visitor may have opened it already.
    <details ref={details} className={styles.menu} suppressHydrationWarning>
      <summary ref={greeting} className={styles.trigger}>
        <UserIcon size={20} />
        <span>
          Olá, <SessionName user={user} />
        </span>
        <ChevronDownIcon size={16} className={styles.chevron} />
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
