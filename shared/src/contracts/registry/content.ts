import type { PreferredContact, QuoteItem } from '../contactMessage';
import type { PageModule, PagePaths } from '../pageModule';
import type { OwnedNames, PageOf, RegisteredRemote } from './registeredRemote';

export interface ContactFormProps {
  /** `full` on the contact page, `short` (name, e-mail, phone) in the popup. */
  readonly variant: 'full' | 'short';
  /** Sent as `origem_formulario`. */
  readonly origin: string;
  /** Products to ask a quote for; the short form then also has a preferred contact and an optional message. */
  readonly items?: readonly QuoteItem[] | undefined;
  /** Called after the server has accepted the message of a short form; with `items`, the caller replaces the form. */
  readonly onSent?: ((sent: SentQuote) => void) | undefined;
}

export interface SentQuote {
  readonly answer: string;
  readonly preferredContact: PreferredContact;
}

export interface ContentModules {
  'mfe_content/HomePage': PageModule;
  'mfe_content/CompanyPage': PageModule;
  'mfe_content/ServicesPage': PageModule;
  'mfe_content/ContactPage': PageModule;
  'mfe_content/ContactSentPage': PageModule;
  'mfe_content/PrivacyPage': PageModule;
  'mfe_content/AccessibilityPage': PageModule;
  'mfe_content/DesignSystemPage': PageModule;
  'mfe_content/VersionsPage': PageModule;
  'mfe_content/ContactForm': PageModule<ContactFormProps>;
  'mfe_content/paths': { readonly default: PagePaths };
}

export const contentPaths = {
  home: '/',
  company: '/empresa',
  services: '/servicos',
  contact: '/contato',
  /** Target of the redirect after a message was sent without scripts. */
  contactSent: '/contato/enviada',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
  /** Preview builds only. */
  designSystem: '/sistema-visual',
  /** Preview builds only. */
  versions: '/versoes',
} as const;

export const contentRemote: RegisteredRemote<PageOf<ContentModules>> = {
  folder: 'mfe-content',
  pages: [
    {
      pattern: contentPaths.home,
      module: 'mfe_content/HomePage',
      menu: { label: 'Home', position: 10 },
    },
    { pattern: contentPaths.company, module: 'mfe_content/CompanyPage', menu: { label: 'Empresa', position: 20 } },
    { pattern: contentPaths.services, module: 'mfe_content/ServicesPage', menu: { label: 'Serviços', position: 30 } },
    { pattern: contentPaths.contact, module: 'mfe_content/ContactPage', menu: { label: 'Contato', position: 50 } },
    { pattern: contentPaths.contactSent, module: 'mfe_content/ContactSentPage' },
    { pattern: contentPaths.privacy, module: 'mfe_content/PrivacyPage' },
    { pattern: contentPaths.accessibility, module: 'mfe_content/AccessibilityPage' },
    { pattern: contentPaths.designSystem, module: 'mfe_content/DesignSystemPage', previewOnly: true },
    { pattern: contentPaths.versions, module: 'mfe_content/VersionsPage', previewOnly: true },
  ],
};

export const contentNames: OwnedNames = {
  folder: 'mfe-content',
  ids: [
    ...[
      'access-*',
      'canarios',
      'company-*',
      'contact-*',
      'contatos',
      'formulario',
      'formulario-resposta',
      'home-*',
      'privacy-*',
    ],
    ...['sample-*', 'services-*', 'servico'],
    // Services; the schema of `content/servicos` accepts these, and new ones that begin with `servico-`.
    ...['brigada', 'contrato', 'extintor', 'instalacao', 'legalizacao', 'projetos', 'servico-*', 'detalhes-*'],
    // Sections of `/empresa`; the schema of `content/pagina-empresa` accepts these, and new ones that begin with `empresa-`.
    ...['missao-*', 'visao-*', 'valores-*', 'servicos-*', 'empresa-*'],
  ],
};
