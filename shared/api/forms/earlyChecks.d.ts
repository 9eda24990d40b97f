import { checks } from '../early/protocol';
import { type FullContactValues } from './contactForm';
/**
 * Checks of the contact form's fields (spec 5, Contact form) by the first responder, before hydration, with the messages of
 * `fullContactSchema`.
 */
export declare const earlyChecks: Readonly<Record<keyof FullContactValues, ReturnType<typeof checks>>>;
