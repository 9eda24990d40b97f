/** Purpose of a form's data, with a link to the privacy page (LGPD, art. 9). A new tab keeps what was typed. */
export declare function PrivacyNote({ purpose }: {
    readonly purpose: string;
}): import("react").JSX.Element;
