/**
 * Key of local storage under which the account package leaves, for the next page load, whether this browser has a
 * signed-in visitor: `{"firstName":"Maria"}`. A hint only: never a token, never an e-mail address.
 */
export const sessionHintKey = 'session-hint';
