import logo from '@images/logo?width=260-260';
import {
  chatLink,
  mainNavigation,
  menuOpened,
  NavLink,
  paths,
  Remote,
  RouterScope,
  useAppDispatch,
  useSiteConfig,
} from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import { callLink } from '@site/shared/format';
import { MenuIcon, withoutCommands } from '@site/shared/ui';
import { CartButton } from './CartButton';
import './Header.later.module.css';
import './Header.print.module.css';
import './Header.forced.module.css';
import styles from './Header.module.css';
import { Logo } from './Logo';
import icons from './SocialIcons.later.module.css';

// The same element for all renders: new props would make React discard HTML that waits for its code.
const userMenu = <Remote id="mfe_account/UserMenu" props={{ placement: 'header' }} hydrate="needed" />;

export function Header() {
  const dispatch = useAppDispatch();
  const config = useSiteConfig();
  const { phone, whatsapp } = config.contact;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.menuButton}
          aria-label="Abrir menu"
          aria-haspopup="dialog"
          commandfor="menu"
          command="show-modal"
          onClick={withoutCommands(() => void dispatch(menuOpened()))}
        >
          <MenuIcon />
        </button>
        <RouterScope>
          <Logo className={styles.logo} src={logo} fetchPriority="low" />
          <nav className={styles.navigation} aria-label="Principal">
            <ul>
              {mainNavigation.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} end={to !== paths.products}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </RouterScope>
        <div className={styles.contact}>
          <a href={callLink(phone)}>{phone}</a>
          <a className={icons.whatsapp} href={chatLink(whatsapp)} target="_blank" rel="noopener">
            WhatsApp
          </a>
        </div>
        {offersSignIn(config) && <div className={styles.userMenu}>{userMenu}</div>}
        <CartButton />
      </div>
      <div className={styles.progress} aria-hidden="true" />
    </header>
  );
}
