/** Keys of the owner's Firebase project (https://firebase.google.com/docs/web/setup#config-object). */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
}

/** Public keys of the team that releases a package: Ed25519, as SPKI (RFC 8410) in base64. */
export interface ReleaseKeys {
  readonly current: string;
  /** Counts as well, while it takes the place of the first. */
  readonly next?: string;
}

/** The validated content of `site.config.json`, public in its entirety: every page carries it, but for `releaseKeys`. */
export interface SiteConfig {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  /** True on preview builds: shows the preview badge and the design system. */
  readonly preview: boolean;
  readonly brand: {
    readonly name: string;
    readonly legalName: string;
    readonly tagline: string;
  };
  readonly contact: {
    /** Landline, as shown. */
    readonly phone: string;
    /** Mobile number of the chat links: country code, area code and number, digits only. */
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
  readonly social: {
    readonly linkedin: string;
    readonly instagram: string;
    readonly whatsapp: string;
    readonly facebook: string;
  };
  /** Path or URL that takes contact messages (spec 7). */
  readonly mailEndpoint: string;
  /** Path or URL that pages tell their observations to (`Observation`); null: they tell nothing. */
  readonly observationsEndpoint: string | null;
  /** Share of page loads that tell their web vitals too, per cent. */
  readonly vitalsSample: number;
  /** Null: sign-in runs against the Auth emulator on previews, and there is none elsewhere (`offersSignIn`). */
  readonly firebase: FirebaseConfig | null;
  /** Origin of the Auth emulator, used only on previews while `firebase` is null. */
  readonly authEmulatorUrl: string;
  /** By the package's folder. With any, only releases that are signed by their own package's keys reach visitors. */
  readonly releaseKeys?: Readonly<Record<string, ReleaseKeys>>;
}

/**
 * Whether visitors can sign in. Only previews use the emulator: on a site for visitors its address would be their own
 * machine, and their passwords would go to whatever listens there.
 */
export const offersSignIn = ({ preview, firebase }: Pick<SiteConfig, 'preview' | 'firebase'>): boolean =>
  preview || firebase !== null;
