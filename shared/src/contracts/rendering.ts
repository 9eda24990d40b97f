import type { RemoteModules } from './registry';
import type { RemoteModuleId } from './remoteModules';
import type { SiteConfig } from './siteConfig';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute URL; null for pages that must not be indexed. */
  readonly canonical: string | null;
  /** Path of the image for link previews; null for the default image. */
  readonly image: string | null;
  readonly jsonLd: readonly object[];
}

export interface RenderOptions {
  readonly url: string;
  readonly config: SiteConfig;
  /** Loads a remote's module; null if the package was never deployed. Throws if loading fails. */
  readonly load: <Id extends RemoteModuleId>(id: Id) => RemoteModules[Id] | null;
}

export interface RenderedPage {
  readonly html: string;
  readonly head: Head;
  readonly pattern: string;
  /** @deprecated Set by older shells, and ignored. */
  readonly waits?: true | number | undefined;
  /** Modules of remotes on the page, in document order. */
  readonly modules: readonly RemoteModuleId[];
  /** Modules that hydrate on interaction, and are not fetched before. Missing from older shells. */
  readonly onInteraction?: readonly RemoteModuleId[];
  /** Modules in a closed dialog, whose styles load after the first paint. Missing from older shells. */
  readonly unseen?: readonly RemoteModuleId[];
  /** Modules whose packages are not deployed: the page shows their placeholders. */
  readonly missing?: readonly RemoteModuleId[];
}

export interface ShellServer {
  /** Complete HTML, without streaming. @throws any error of a component of the page */
  readonly render: (options: RenderOptions) => Promise<RenderedPage>;
  /** Module instances that the server builds of remotes `require`, so that they use the same React and store as the render. */
  readonly sharedModules: Readonly<Record<string, unknown>>;
  readonly headAssets: {
    readonly font: string;
    readonly icon: string;
    readonly preview: string;
    /** True if the shell's loader accepts pins with SHA-256 digests; older shells accept SHA-384 only. */
    readonly acceptsSha256?: boolean;
  };
}
