/** Message in place of a remote that can't be shown, with other ways to reach the company. */
export declare function RemoteUnavailable({ onRetry }: {
    readonly onRetry: () => void;
}): import("react").JSX.Element;
