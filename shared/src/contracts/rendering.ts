import type { RemoteModules } from './registry';
import type { RemoteModuleId } from './remoteModules';
import type { SiteConfig } from './siteConfig';

/** A page's metadata in the form in which its head carries it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where the page is not to be indexed. */
  readonly canonical: string | null;
  /** Path of the image for link previews, if the page has one of its own. */
  readonly image: string | null;
  readonly jsonLd: readonly object[];
}

export interface RenderOptions {
  readonly url: string;
  readonly config: SiteConfig;
  /** Gives a remote's module; null where its package was never deployed. Throws where it can't. */
  readonly load: <Id extends RemoteModuleId>(id: Id) => RemoteModules[Id] | null;
}

export interface RenderedPage {
  readonly html: string;
  readonly head: Head;
  /** Pattern of the page's route. */
  readonly pattern: string;
  /** @deprecated Of shells from before, whose pages waited for their visitor: nobody reads it. */
  readonly waits?: true | number | undefined;
  /** The remotes' modules that the page shows, in the order of their appearance. */
  readonly modules: readonly RemoteModuleId[];
  /** Those of them that hydrate on interaction: nothing of them is fetched before. Shells from before name none. */
  readonly onInteraction?: readonly RemoteModuleId[];
  /** Those that stand in a closed dialog, whose styles may come once the page has been painted. Shells from before name none. */
  readonly unseen?: readonly RemoteModuleId[];
  /** Modules that would be on it if their packages were deployed: the page has what stands there until then. */
  readonly missing?: readonly RemoteModuleId[];
}

/** What the shell's server build exports to the prerenderer. */
export interface ShellServer {
  /**
   * Renders the page at a URL to HTML, complete: nothing in it waits for a script.
   *
   * @throws whatever a component of the page throws
   */
  readonly render: (options: RenderOptions) => Promise<RenderedPage>;
  /** What the server builds of remotes `require`: the same instances that the render uses. */
  readonly sharedModules: Readonly<Record<string, unknown>>;
  /** URLs of the files that every page's head names. */
  readonly headAssets: { readonly font: string; readonly icon: string; readonly preview: string };
}
