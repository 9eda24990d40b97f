import { cartOpened, Link, paths, type SessionUser, useAppDispatch } from '@site/shared';
import { CartIcon, ChevronDownIcon, LogOutIcon, PackageIcon, UserIcon } from '@site/shared/ui';
import { useId, useRef } from 'react';
import { SessionName } from '../session/SessionName';
import styles from './HeaderMenu.module.css';
import { useDisclosure } from './useDisclosure';

export interface SignedInMenuProps {
  /** Null while only the saved hint says that someone is signed in. */
  readonly user: SessionUser | null;
  readonly onSignOut: () => void;
}

/** The menu of a signed-in visitor in the header: a button that opens a short list of links. */
export function HeaderMenu({ user, onSignOut }: SignedInMenuProps) {
  const dispatch = useAppDispatch();
  const listId = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, toggle, close } = useDisclosure(container, button);

  function openCart() {
    // The cart gives the focus back to where it was: that must still be there.
    button.current?.focus();
    close();
    dispatch(cartOpened());
  }

  return (
    <div ref={container} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={toggle}
      >
        <UserIcon size={20} />
        <span>
          Olá, <SessionName user={user} />
        </span>
        <ChevronDownIcon size={16} className={styles.chevron} />
      </button>
      {open && (
        <ul id={listId} className={styles.list}>
          <li>
            <Link className={styles.entry} to={paths.orders} onClick={close}>
              <PackageIcon size={20} />
              Meus pedidos
            </Link>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={openCart}>
              <CartIcon size={20} />
              Meu carrinho
            </button>
          </li>
          <li className={styles.last}>
            <button type="button" className={styles.entry} onClick={onSignOut}>
              <LogOutIcon size={20} />
              Sair
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
