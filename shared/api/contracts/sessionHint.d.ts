/**
 * Local storage key of the session hint: `{"firstName":"Maria"}` if this browser has a signed-in visitor. The account package
 * writes it for the next page load. It never contains a token or an e-mail address.
 */
export declare const sessionHintKey = "session-hint";
