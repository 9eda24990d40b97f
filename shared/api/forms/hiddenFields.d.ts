/**
 * Fields of the contact form that no visitor sees. `key`: made for each message, equal where it is sent again. `trap`: must
 * stay empty; simple robots fill it in. `earlierTrap`: its name in older releases of the form.
 */
export declare const hiddenFields: {
    readonly key: "chave";
    readonly trap: "controle";
    readonly earlierTrap: "website";
};
