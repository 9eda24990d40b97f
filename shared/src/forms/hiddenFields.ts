/** `key`: idempotency key. `trap`: honeypot. `earlierTrap`: honeypot of older releases of the form. */
export const hiddenFields = { key: 'chave', trap: 'controle', earlierTrap: 'website' } as const;
