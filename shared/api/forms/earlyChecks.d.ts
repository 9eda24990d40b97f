/**
 * Checks of the contact form's fields (spec 5, Contact form) by the first responder, before React is there, with the messages
 * of `fullContactSchema`.
 */
export declare const earlyChecks: {
    name: {
        'data-checks': string;
    };
    email: {
        'data-checks': string;
    };
    phone: {
        'data-checks': string;
    };
    subject: {
        'data-checks': string;
    };
    message: {
        'data-checks': string;
    };
};
