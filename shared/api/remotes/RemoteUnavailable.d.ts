/** What stands in place of a remote that can't be shown. */
export declare function RemoteUnavailable({ onRetry }: {
    readonly onRetry: () => void;
}): import("react").JSX.Element;
