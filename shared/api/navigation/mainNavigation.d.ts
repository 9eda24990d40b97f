interface NavigationEntry {
    readonly label: string;
    readonly to: string;
}
/** Top bar, side menu and footer show the same list: what remotes have registered for it (spec 2, Layout). */
export declare const mainNavigation: readonly NavigationEntry[];
export {};
