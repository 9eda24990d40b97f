/** `{"firstName":"Maria"}` for a signed-in visitor; never a token or an e-mail address. */
export const sessionHintKey = 'session-hint';
