/** Escapes a text for an element or a quoted attribute, in HTML and XML. */
export declare function escapeHtml(text: string): string;
