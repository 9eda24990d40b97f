import type { PageModule } from '../pageModule';

/** Decoded parameters of a route pattern. */
type Params = Readonly<Record<string, string | undefined>>;

/** Page of the site, owned by the remote that exposes its module. */
export interface RegisteredPage<Id = string, Props = object> {
  readonly pattern: string;
  readonly module: Id;
  /** False for a page without header and footer. */
  readonly withLayout?: boolean;
  readonly previewOnly?: boolean;
  /** Entry in the main navigation; lower positions come first. */
  readonly menu?: { readonly label: string; readonly position: number };
  /** Converts route parameters to props of the page. */
  readonly props?: (params: Params) => Props;
}

/** Requires `props` for a page whose component has required props. */
type EntryFor<Id, Props> = object extends Props
  ? RegisteredPage<Id, Props>
  : RegisteredPage<Id, Props> & Required<Pick<RegisteredPage<Id, Props>, 'props'>>;

/** Page that renders one of `Modules`. */
export type PageOf<Modules> = {
  [Id in keyof Modules]: Modules[Id] extends PageModule<infer Props> ? EntryFor<Id, Props> : never;
}[keyof Modules];

/** The shell builds routes and navigation from it. The sources may be in another repository. */
export interface RegisteredRemote<Page = RegisteredPage> {
  readonly folder: `mfe-${string}`;
  readonly pages: readonly Page[];
  /** Modules of other remotes that its own modules render, by own module: all of them are fetched in parallel. */
  readonly inside?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Ids and names in the HTML of a package's parts, besides those that begin with its own name (`cart-…` for `mfe-cart`).
 * `detalhes-*` stands for all that begin so. The publisher refuses others.
 */
export interface OwnedNames {
  readonly folder: string;
  readonly ids: readonly string[];
  /** Attributes that scripts look up in the whole page; other packages may not have them. */
  readonly attributes?: readonly string[];
}

export const ownsName = ({ ids }: Pick<OwnedNames, 'ids'>, name: string): boolean =>
  ids.some((id) => id === name || (id.endsWith('*') && name.startsWith(id.slice(0, -1))));

/** Every remote may refer to these. */
export const shellNames: OwnedNames = { folder: 'shell', ids: ['cart', 'conteudo', 'menu', 'popup'] };
