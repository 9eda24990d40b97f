/**
 * Remembers the button of the last click for the part of the page that hydrates it. Buttons that submit a form are left out:
 * the browser itself answers them.
 */
export declare function rememberClicks(): void;
