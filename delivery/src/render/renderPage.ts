import { federationName, type Head, type RemoteModuleId, type SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import type { BrowserFiles } from './browserFiles';
import { labelOf } from './compatibility';
import { ownsFile, pinOf } from './discovery';
import { htmlDocument } from './document';
import { iconsOf, type PreviewImage, previewOf } from './images';
import { checkOwnAddress } from './pageAddresses';
import { scriptsOf, stylesOf } from './pageFiles';
import { pageKey } from './pageKey';
import type { Page } from './pageList';
import { PublishError } from './plan';
import { RenderError } from './runner';
import { releasesWith, type Selection } from './selection';
import type { ServerBuilds } from './serverBuilds';

export interface PageRecord {
  readonly key: string;
  /** Includes modules of packages never deployed. */
  readonly modules: readonly RemoteModuleId[];
  readonly pins: Readonly<Record<string, string>>;
  readonly canonical: string | null;
}

export interface RenderedPage {
  readonly record: PageRecord;
  readonly html: string;
  readonly preview: PreviewImage | null;
}

export interface PageContext {
  readonly builds: ServerBuilds;
  readonly files: BrowserFiles;
  readonly config: SiteConfig;
}

/** @throws PublishError with the releases on the page */
export async function renderPage(context: PageContext, page: Page, selection: Selection): Promise<RenderedPage> {
  const { builds, config, files } = context;
  const rendered = await builds.render(selection, { ...page, config }).catch((error: unknown) => {
    const named = (names: readonly string[]) => names.flatMap((name) => selection.get(name) ?? []);
    throw error instanceof RenderError ? new PageError(page, named(error.packages), error) : error;
  });
  const { canonical } = rendered.head;
  checkHead(page, rendered.head, selection, config);
  const modules = [...rendered.modules, ...(rendered.missing ?? [])];
  const { font, icon, preview, acceptsSha256 } = await builds.headAssets(selection);
  const pinned = releasesWith(selection, rendered.modules);
  const image = previewOf(selection, rendered.head.image ?? preview);
  const html = htmlDocument({
    ...rendered.head,
    image: new URL(image.url, config.siteUrl).href,
    body: rendered.html,
    path: page.path,
    pattern: rendered.pattern,
    ...scriptsOf(selection, rendered, config.preview, files),
    ...stylesOf(selection, page, rendered, files),
    font,
    icon,
    hasManifest: iconsOf(icon) !== null,
    pins: Object.fromEntries(
      pinned.map((release) => [
        federationName(release.name),
        pinOf(release, acceptsSha256 ? files.integrity(release, release.entry) : undefined),
      ]),
    ),
    config,
  });
  return {
    html,
    preview: 'source' in image ? image : null,
    record: {
      key: (await pageKey(context, page, selection, modules)) ?? '',
      modules,
      pins: Object.fromEntries(pinned.map(({ name, version }) => [name, version])),
      canonical,
    },
  };
}

/** A page names only addresses of its owner. @throws PublishError */
function checkHead({ url, owner }: Page, { canonical, image }: Head, selection: Selection, { siteUrl }: SiteConfig) {
  const name = owner ?? 'shell';
  const refuse = (what: string) => {
    throw new PublishError(`${name}: ${url} names ${what}`, [name]);
  };
  if (canonical !== null) {
    const { origin, pathname } = new URL(canonical);
    if (origin !== new URL(siteUrl).origin) refuse(`another site as its own: ${canonical}`);
    const path = decoded(pathname);
    checkOwnAddress({ url: path, path, owner }, selection.keys());
  }
  const release = selection.get(name);
  if (image !== null && !(release && ownsFile(release, image))) refuse(`an image that is not its own: ${image}`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export class PageError extends PublishError {
  readonly isAboutHtml: boolean;

  constructor({ url }: Page, releases: readonly Release[], cause: RenderError) {
    const names = releases.map(labelOf).join(', ');
    super(
      `The page ${url} does not render with ${names}: ${cause.message}`,
      releases.map(({ name }) => name),
    );
    this.isAboutHtml = cause.isAboutHtml;
  }
}
