/**
 * `data-checks` of the contact form's fields (spec 5, Contact form): what the first responder checks before React is there,
 * with the messages of `fullContactSchema`.
 */
export declare const earlyChecks: {
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
};
