import { cartOpened, Link, panelClosed, paths, useAppDispatch } from '@site/shared';
import { CartIcon, LogOutIcon, PackageIcon } from '@site/shared/ui';
import { SessionName } from '../session/SessionName';
import type { SignedInMenuProps } from './HeaderMenu';
import styles from './SideMenuList.later.module.css';

export function SideMenuList({ user, onSignOut }: SignedInMenuProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <p className={styles.greeting}>
        Olá, <SessionName user={user} />
      </p>
      <ul className={styles.list}>
        <li>
          <Link className={styles.entry} to={paths.orders} onClick={() => dispatch(panelClosed())}>
            <PackageIcon size={20} />
            Meus pedidos
          </Link>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={() => dispatch(cartOpened())}>
            <CartIcon size={20} />
            Meu carrinho
          </button>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <LogOutIcon size={20} />
            Sair
          </button>
        </li>
      </ul>
    </>
  );
}
