import {
  chatLink,
  mainNavigation,
  menuOpened,
  NavLink,
  panelClosed,
  paths,
  Remote,
  RouterScope,
  selectPanel,
  useAppDispatch,
  useAppSelector,
  useSiteConfig,
} from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import { callLink } from '@site/shared/format';
import { Modal } from '@site/shared/ui';
import { useCallback, useEffect } from 'react';
import styles from './SideMenu.later.module.css';

// The same element for all renders: new props would make React discard HTML that waits for its code.
const userMenu = <Remote id="mfe_account/UserMenu" props={{ placement: 'side-menu' }} hydrate="needed" />;

/** Width from which the header has the navigation, and no button for the menu (Header.module.css). */
const largeScreen = '(min-width: 64rem)';

/** Menu of small screens (spec 2, Layout), which opens without scripts. */
export function SideMenu() {
  const dispatch = useAppDispatch();
  const config = useSiteConfig();
  const { phone, whatsapp } = config.contact;
  const hasUsers = offersSignIn(config);
  const open = useAppSelector(selectPanel) === 'menu';
  const close = useCallback(() => void dispatch(panelClosed()), [dispatch]);

  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(largeScreen);
    // The window may have grown before this listener was added.
    if (query.matches) close();
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [open, close]);

  return (
    <Modal
      id="menu"
      open={open}
      onOpen={useCallback(() => void dispatch(menuOpened()), [dispatch])}
      onClose={close}
      title="Menu"
      placement="left"
    >
      {hasUsers && (
        <section className={styles.section} aria-labelledby="menu-user">
          <h3 id="menu-user" className={styles.title}>
            Área do Usuário
          </h3>
          {userMenu}
        </section>
      )}
      <nav className={styles.section} aria-labelledby="menu-navigation">
        <h3 id="menu-navigation" className={styles.title}>
          Navegação
        </h3>
        <RouterScope>
          <ul className={styles.list}>
            {mainNavigation.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to !== paths.products} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </RouterScope>
      </nav>
      <div className={styles.section}>
        <h3 className={styles.title}>Contato</h3>
        <ul className={styles.list}>
          <li>
            <a href={chatLink(whatsapp)} target="_blank" rel="noopener">
              WhatsApp
            </a>
          </li>
          <li>
            <a href={callLink(phone)}>{phone}</a>
          </li>
        </ul>
      </div>
    </Modal>
  );
}
