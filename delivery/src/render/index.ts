export { choosePublishable, publicationDeadline } from './choosePublishable';
export { combinationsOf } from './combinations';
export { checkCompatibility, refusedShell } from './compatibility';
export { discoveryOf, pinOf } from './discovery';
export { htmlDocument, styleSheetElement } from './document';
export type { CheckedFallbacks } from './fallbacks/checkFallbacks';
export { type Deployed, fallbackPairs } from './fallbacks/fallbackPairs';
export { harmlessModules } from './harmlessModules';
export { iconsOf, type PreviewImage, previewOf, type SiteIcons, touchSize } from './images';
export { inlineScript } from './inlineScript';
export { type OpenedPage, type OpenedPages, openPages } from './openPages';
export { publisherDigest } from './ownCode';
export { isPageAddress } from './pageAddresses';
export { pageFile } from './pageList';
export {
  type AllChannels,
  attributed,
  attributeToPackage,
  isReleasesFault,
  type Plan,
  type PlannedPackage,
  PublishError,
  readChannels,
  readPlan,
} from './plan';
export { PageError } from './renderPage';
export { renderPlan } from './renderPlan';
export { type EarlierPages, pinnedBy, type SitePages } from './renderSite';
export { type Child, type Program, probeIsolation, startChild } from './sandbox/startChild';
export type { Selection } from './selection';
export type { Answers } from './serverBuilds';
