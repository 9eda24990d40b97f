/** Configuration of the owner's Firebase project (https://firebase.google.com/docs/web/setup#config-object). */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
}

/** Public keys that verify the releases of a package: Ed25519, as SPKI (RFC 8410) in base64. */
export interface ReleaseKeys {
  readonly current: string;
  /** Second valid key, during a change of keys. */
  readonly next?: string;
}

/** Facts of the privacy page (LGPD, Lei 13.709/2018, art. 9 and 15). The server deletes messages by the first two. */
export interface PrivacySettings {
  /** Days that the server keeps a message which it could not deliver. */
  readonly undeliveredDays: number;
  readonly spamDays: number;
  readonly logDays: number;
  /** Months that the company keeps a delivered message. */
  readonly mailboxMonths: number;
  readonly email: string;
  /** Name of the data protection officer (art. 41), if the company has appointed one. */
  readonly officer?: string;
}

/** Facts that texts of several packages name, such as `{horasDeResposta}` in content files. */
export interface CompanyFacts {
  /** Hours until the company has answered. */
  readonly responseHours: number;
  /** Whole years. */
  readonly yearsInMarket: number;
}

/** Icons of `SocialIcons.later.module.css` in the shell; `link` suits any other network. */
export const socialIcons = ['linkedin', 'instagram', 'whatsapp', 'facebook', 'youtube', 'link'] as const;

export interface SocialLink {
  readonly name: string;
  readonly icon: (typeof socialIcons)[number];
  readonly url: string;
}

/** Validated content of `site.config.json`. Public: every page contains all of it except `releaseKeys`. */
export interface SiteConfig {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  readonly preview: boolean;
  readonly brand: {
    readonly name: string;
    readonly legalName: string;
    readonly tagline: string;
  };
  readonly contact: {
    /** As displayed: `(21) 2345-6789`, `0800 123 4567`; may end in ` ramal 5`. */
    readonly phone: string;
    /** Number for chat links: country code, area code and number, digits only. */
    readonly whatsapp: string;
    readonly email: string;
    readonly street: string;
    readonly district: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly mapUrl: string;
    readonly hours: string;
  };
  readonly registration: {
    readonly cnpj: string;
    readonly fireBrigade: string;
  };
  /** Overrides of the defaults (`privacyOf`). */
  readonly privacy?: Partial<PrivacySettings>;
  /** In the order that pages show; absent from pages of earlier publishers (`socialLinksOf`). */
  readonly socialLinks?: readonly SocialLink[];
  /** @deprecated Read `socialLinksOf`. Releases built with earlier versions need all four; empty without a link. */
  readonly social: {
    readonly linkedin: string;
    readonly instagram: string;
    readonly whatsapp: string;
    readonly facebook: string;
  };
  /** Path or URL that receives contact messages (spec 7). */
  readonly mailEndpoint: string;
  /** Path or URL that receives observations (`Observation`); null sends none. */
  readonly observationsEndpoint: string | null;
  /** Share of page loads that report web vitals, percent. */
  readonly vitalsSample: number;
  /** Null: previews sign in with the Auth emulator, other sites have no sign-in (`offersSignIn`). */
  readonly firebase: FirebaseConfig | null;
  /** Origin of the Auth emulator, used on previews while `firebase` is null. */
  readonly authEmulatorUrl: string;
  /** Keys by package folder. If set, only releases signed by a key of their package reach visitors. */
  readonly releaseKeys?: Readonly<Record<string, ReleaseKeys>>;
}

/** `site.config.json` with the facts that builds and the server put into texts: pages have the texts alone. */
export interface SiteConfigFile extends SiteConfig {
  readonly facts: CompanyFacts;
}

/** Only previews use the emulator: on a public site its address would be the visitor's own machine. */
export const offersSignIn = ({ preview, firebase }: Pick<SiteConfig, 'preview' | 'firebase'>): boolean =>
  preview || firebase !== null;

export const privacyOf = ({ privacy, contact }: Pick<SiteConfig, 'privacy' | 'contact'>): PrivacySettings => ({
  undeliveredDays: 90,
  spamDays: 30,
  logDays: 180,
  mailboxMonths: 24,
  email: contact.email,
  ...privacy,
});

const networks = { linkedin: 'LinkedIn', instagram: 'Instagram', whatsapp: 'WhatsApp', facebook: 'Facebook' } as const;

/** Pages have no `socialLinks` where these are the four networks of `social`. */
export const socialLinksOf = ({
  socialLinks,
  social,
}: Pick<SiteConfig, 'social' | 'socialLinks'>): readonly SocialLink[] =>
  socialLinks ??
  (Object.keys(networks) as (keyof typeof networks)[]).flatMap((icon) =>
    social[icon] ? { name: networks[icon], icon, url: social[icon] } : [],
  );
