export { findPage } from './findFile';
export type { Generation, PublishedFile } from './generation';
export { openSite, type PublishedSite } from './publishedSite';
export { createRefusals } from './refusals';
export { createServedPages, type ServedPages } from './servedPages';
export { addSiteHeaders, useSiteHeaders } from './siteHeaders';
export type { Canary, Release, SiteReleases } from './siteReleases';
export { siteRoutes } from './siteRoutes';
