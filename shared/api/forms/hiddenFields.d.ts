/**
 * Hidden fields of the contact form. `key`: idempotency key of a message. `trap`: honeypot, which must stay empty.
 * `earlierTrap`: name of the honeypot in older releases of the form.
 */
export declare const hiddenFields: {
    readonly key: "chave";
    readonly trap: "controle";
    readonly earlierTrap: "website";
};
