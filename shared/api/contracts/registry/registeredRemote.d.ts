import type { PageModule } from '../pageModule';
/** Parts of an address that a pattern names, decoded. */
type Params = Readonly<Record<string, string | undefined>>;
/** A page of the site, owned by the remote that brings the module. */
export interface RegisteredPage<Id = string, Props = object> {
    /** React Router's pattern of its address, such as `/produtos/:productId`. */
    readonly pattern: string;
    readonly module: Id;
    /** False for a page that stands alone, without header and footer. */
    readonly withLayout?: boolean;
    /** True for what only teams see. */
    readonly previewOnly?: boolean;
    /** Its place in the main navigation, if it has one; lower positions come first. */
    readonly menu?: {
        readonly label: string;
        readonly position: number;
    };
    /** What the page is told of its address. */
    readonly props?: (params: Params) => Props;
}
/** A page that needs props has to say where they come from. */
type EntryFor<Id, Props> = object extends Props ? RegisteredPage<Id, Props> : RegisteredPage<Id, Props> & Required<Pick<RegisteredPage<Id, Props>, 'props'>>;
/** A page that one of these modules shows. */
export type PageOf<Modules> = {
    [Id in keyof Modules]: Modules[Id] extends PageModule<infer Props> ? EntryFor<Id, Props> : never;
}[keyof Modules];
/**
 * What the site has to know of a remote before any of its code is there: the shell makes its routes and navigation of it,
 * the publisher asks for its releases. Its sources may lie in another repository.
 */
export interface RegisteredRemote<Page = RegisteredPage> {
    /** Name of the package, which is its folder where its sources are here. */
    readonly folder: `mfe-${string}`;
    readonly pages: readonly Page[];
    /** Other remotes' modules that are shown inside one of its own, so that all of them can be fetched at once. */
    readonly inside?: Readonly<Record<string, readonly string[]>>;
}
export {};
