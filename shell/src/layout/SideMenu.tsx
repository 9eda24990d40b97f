import {
  mainNavigation,
  NavLink,
  panelClosed,
  paths,
  Remote,
  selectPanel,
  useAppDispatch,
  useAppSelector,
} from '@site/shared';
import { Modal } from '@site/shared/ui';
import { useEffect } from 'react';
import styles from './SideMenu.module.css';

const userMenu = <Remote id="mfe_account/UserMenu" props={{ placement: 'side-menu' }} insideRouter />;

/** From this width on the header has the navigation, and no button for the menu (Header.module.css). */
const largeScreen = '(min-width: 1024px)';

/** The menu of small screens, which slides in from the left (spec 2, Layout). */
export function SideMenu() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectPanel) === 'menu';

  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(largeScreen);
    const close = () => dispatch(panelClosed());
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [open, dispatch]);

  return (
    <Modal open={open} onClose={() => dispatch(panelClosed())} title="Menu" placement="left">
      <section className={styles.section} aria-labelledby="menu-user">
        <h3 id="menu-user" className={styles.title}>
          Área do Usuário
        </h3>
        {userMenu}
      </section>
      <nav className={styles.section} aria-labelledby="menu-navigation">
        <h3 id="menu-navigation" className={styles.title}>
          Navegação
        </h3>
        <ul className={styles.list}>
          {mainNavigation.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to !== paths.products} onClick={() => dispatch(panelClosed())}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Modal>
  );
}
