import { mainNavigation, NavLink, paths, useLocation } from '@site/shared';
import { mountStandalone } from '@site/shared/standalone';
import { CompanyPage } from './company/CompanyPage';
import { ContactPage } from './contact/ContactPage';
import { HomePage } from './home/HomePage';
import { ServicesPage } from './services/ServicesPage';

const pages: Readonly<Record<string, typeof HomePage>> = {
  [paths.home]: HomePage,
  [paths.company]: CompanyPage,
  [paths.services]: ServicesPage,
  [paths.contact]: ContactPage,
};

function Pages() {
  const Page = pages[useLocation().pathname.replace(/\.html$/, '')];
  return (
    <>
      <nav aria-label="Páginas deste pacote">
        {mainNavigation
          .filter(({ to }) => to in pages)
          .map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}{' '}
            </NavLink>
          ))}
      </nav>
      <main>{Page ? <Page /> : <p>Página de outro pacote.</p>}</main>
    </>
  );
}

mountStandalone(<Pages />);
