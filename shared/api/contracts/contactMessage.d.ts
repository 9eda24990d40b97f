export declare const preferredContacts: readonly ["email", "phone", "whatsapp"];
export type PreferredContact = (typeof preferredContacts)[number];
/** Multipart fields of `POST /send_mail.php` (spec 3 and 7, Contact message). */
export interface ContactMessage {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly subject: string;
    readonly message: string;
    readonly preferredContact: PreferredContact;
    /** Label of the form that sent the message, such as `Página de Contato`. */
    readonly origem_formulario: string;
}
