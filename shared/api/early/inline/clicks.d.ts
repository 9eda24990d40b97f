/**
 * Records the last button that was clicked before its hydration, for replay afterwards. Submit buttons are ignored: the browser
 * submits the form. A click inside the dialog that a recorded link has opened is ignored as well: it may be the second press of
 * a double click.
 */
export declare function rememberClicks(): void;
