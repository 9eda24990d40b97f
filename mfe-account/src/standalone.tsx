import { Link, paths, useLocation } from '@site/shared';
import { mountStandalone, sampleConfig } from '@site/shared/standalone';
import { LoginPage } from './login/LoginPage';
import { OrdersPage } from './orders/OrdersPage';
import { RecoveryPage } from './recovery/RecoveryPage';
import { SignUpPage } from './signUp/SignUpPage';
import { UserMenu } from './userMenu/UserMenu';

const pages: Readonly<Record<string, typeof LoginPage>> = {
  [paths.signIn]: LoginPage,
  [paths.signUp]: SignUpPage,
  [paths.recovery]: RecoveryPage,
  [paths.orders]: OrdersPage,
};

function Standalone() {
  const Page = pages[useLocation().pathname];
  if (Page) return <Page />;
  return (
    <main>
      <UserMenu placement="header" />
      <UserMenu placement="side-menu" />
      <ul>
        {Object.keys(pages).map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

// Published pages contain this element.
const config = document.createElement('script');
config.id = 'site-config';
config.type = 'application/json';
config.textContent = JSON.stringify(sampleConfig);
document.head.append(config);

mountStandalone(<Standalone />);
