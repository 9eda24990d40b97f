/** What stands in place of a remote that can't be shown, and what its visitor can do without it. */
export declare function RemoteUnavailable({ onRetry }: {
    readonly onRetry: () => void;
}): import("react").JSX.Element;
