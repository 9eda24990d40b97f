import type { PreferredContact, QuoteItem } from '../contactMessage';
import type { PageModule, PagePaths } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';
export interface ContactFormProps {
    /** `full` on the contact page, `short` (name, e-mail, phone) in the popup. */
    readonly variant: 'full' | 'short';
    /** Sent as `origem_formulario`. */
    readonly origin: string;
    /** Products to ask a quote for; the short form then also has a preferred contact and an optional message. */
    readonly items?: readonly QuoteItem[] | undefined;
    /** Called after the server has accepted a message about `items`; the caller replaces the form. */
    readonly onSent?: ((sent: SentQuote) => void) | undefined;
}
/** Result of a request for a quote. */
export interface SentQuote {
    /** Answer of the server, plain text. */
    readonly answer: string;
    readonly preferredContact: PreferredContact;
}
/** Modules that mfe-content exposes. */
export interface ContentModules {
    'mfe_content/HomePage': PageModule;
    'mfe_content/CompanyPage': PageModule;
    'mfe_content/ServicesPage': PageModule;
    'mfe_content/ContactPage': PageModule;
    'mfe_content/ContactSentPage': PageModule;
    'mfe_content/PrivacyPage': PageModule;
    'mfe_content/DesignSystemPage': PageModule;
    'mfe_content/VersionsPage': PageModule;
    'mfe_content/ContactForm': PageModule<ContactFormProps>;
    'mfe_content/paths': {
        readonly default: PagePaths;
    };
}
export declare const contentPaths: {
    readonly home: "/";
    readonly company: "/empresa";
    readonly services: "/servicos";
    readonly contact: "/contato";
    /** Target of the redirect after a message was sent without scripts. */
    readonly contactSent: "/contato/enviada";
    readonly privacy: "/privacidade";
    /** Preview builds only. */
    readonly designSystem: "/sistema-visual";
    /** Preview builds only. */
    readonly versions: "/versoes";
};
export declare const contentRemote: RegisteredRemote<PageOf<ContentModules>>;
