import logo from '@images/logo-light?width=260-260';
import { Link, mainNavigation, paths, useSiteConfig } from '@site/shared';
import { socialLinksOf } from '@site/shared/contracts';
import { later } from '@site/shared/early';
import { callLink } from '@site/shared/format';
import {
  AccessibilityIcon,
  ClockIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
  useStaticContent,
  VisuallyHidden,
} from '@site/shared/ui';
import type { ReactNode } from 'react';
import { rodape } from '../../content/rodape';
import './Footer.print.module.css';
import './Footer.forced.module.css';
import styles from './Footer.module.css';
import { footerServices, productCategories } from './footerLinks';
import { Logo } from './Logo';
import icons from './SocialIcons.later.module.css';

/** Spec 2, Layout, Footer. */
export function Footer() {
  return <footer className={styles.footer} {...later} {...useStaticContent(<FooterContent />)} />;
}

/** Whole texts: React writes a comment between the pieces of a text, in the HTML of every page. */
function FooterContent() {
  const config = useSiteConfig();
  const { brand, contact, registration } = config;
  return (
    <>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo src={logo} loading="lazy" />
          <p>{`${brand.tagline}. ${rodape.experiencia}`}</p>
          <ul className={styles.social}>
            {socialLinksOf(config).map(({ name, icon, url }) => (
              <li key={url}>
                <a className={icons[icon]} href={url} target="_blank" rel="noopener">
                  <VisuallyHidden>{`${name} (abre em nova aba)`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Navegação" links={mainNavigation} />
        <LinkColumn title="Produtos" links={productCategories} />
        <LinkColumn title="Serviços" links={footerServices} />
        <section className={styles.column} aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contato</h2>
          <address>
            <ul className={styles.contact}>
              <ContactLine icon={<PinIcon size={20} />}>
                {`${contact.street}, ${contact.district}`}
                <br />
                {`${contact.city}, ${contact.state}, `}
                <span className={styles.code}>{`CEP ${contact.postalCode}`}</span>
              </ContactLine>
              <ContactLine icon={<PhoneIcon size={20} />}>
                <a href={callLink(contact.phone)}>{contact.phone}</a>
              </ContactLine>
              <ContactLine icon={<MailIcon size={20} />}>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </ContactLine>
              <ContactLine icon={<ClockIcon size={20} />}>
                {contact.hours}
                <br />
                {rodape.suporte}
              </ContactLine>
            </ul>
          </address>
        </section>
      </div>
      <div className={styles.legal}>
        <p>{brand.legalName}</p>
        <p>{`CNPJ ${registration.cnpj}`}</p>
        <p>{`Registro no Corpo de Bombeiros: ${registration.fireBrigade}`}</p>
        <Link to={paths.privacy}>Privacidade</Link>
        <Link to={paths.accessibility} className={styles.access}>
          <AccessibilityIcon size={28} />
          Acessibilidade
        </Link>
      </div>
    </>
  );
}

interface LinkColumnProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav className={styles.column} aria-label={`Rodapé: ${title}`}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactLine({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
