interface NavigationEntry {
    readonly label: string;
    readonly to: string;
}
/** Entries of top bar, side menu and footer, registered by remotes (spec 2, Layout). */
export declare const mainNavigation: readonly NavigationEntry[];
export {};
