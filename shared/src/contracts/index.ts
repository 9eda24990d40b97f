export { getsCanary, visitorCookie, visitorNumberIn } from './canary';
export type { CartableProduct, CartItem } from './cartItem';
export {
  type ContactMessage,
  type PreferredContact,
  preferredContacts,
  type QuoteItem,
} from './contactMessage';
export { contactKindNames, contactPlaceName } from './contactNames';
export {
  type Deployment,
  type Discovery,
  discoverySchema,
  type KeptReleases,
  keptReleasesFile,
  type ModuleFederationExtras,
} from './discovery';
export type { FailurePhase, RemoteFailure } from './failure';
export { cartStorageKey, overridesKey, signMark } from './firstInteraction';
export type { MountablePart, MountedPart, MountOptions } from './mountablePart';
export {
  type ContactChannel,
  type ContactKind,
  type ContactPress,
  type ContactSpan,
  contactChannels,
  countsAsFailedView,
  hydrationMark,
  isRecoveredHydration,
  type Observation,
  type ObservationSummary,
  type ObservedFailure,
  type ReleaseTally,
  type Verdict,
  type Vital,
  type VitalName,
} from './observation';
export type { PageMetadata } from './pageMetadata';
export type { PageModule, PagePaths, Picture } from './pageModule';
export type { PartContext, SiteCommand, SiteState } from './partContext';
export { type PictureFacts, pictureAddress, variantAddress } from './picture';
export { type Pin, type Pins, unsealed } from './pins';
export type { PopupDescription } from './popup';
export type { Product, TechnicalDetail } from './product';
export type { RemoteModules } from './registry';
export type { SessionModule, UserMenuProps } from './registry/account';
export type { PurchaseUnavailableProps } from './registry/cart';
export type { ProductPageProps } from './registry/catalog';
export type { ContactFormProps, SentQuote } from './registry/content';
export type {
  Exposed,
  ExposedPicture,
  RemoteComponentId,
  RemoteModuleId,
  RemoteProps,
} from './remoteModules';
export { federationName, folderName, isModuleEntry } from './remoteNames';
export type { Head, RenderedPage, RenderOptions, ShellServer } from './rendering';
export type { SessionState, SessionUser } from './session';
export { sessionHintKey } from './sessionHint';
export {
  type CompanyFacts,
  type FirebaseConfig,
  offersSignIn,
  type PrivacySettings,
  privacyOf,
  type SiteConfig,
  type SiteConfigFile,
  socialLinksOf,
} from './siteConfig';
