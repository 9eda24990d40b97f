/**
 * Hidden fields of the contact form. `key`: idempotency key of a message. `trap`: honeypot, which must stay empty.
 * `earlierTrap`: name of the honeypot in older releases of the form.
 */
export const hiddenFields = { key: 'chave', trap: 'controle', earlierTrap: 'website' } as const;
