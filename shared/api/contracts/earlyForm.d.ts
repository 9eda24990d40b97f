declare global {
    interface Window {
        /** The form that the first responder has last refused to send; null once React has taken over its messages. */
        earlyForm?: HTMLFormElement | null;
    }
}
type CheckedField = HTMLInputElement | HTMLTextAreaElement;
/**
 * Rules of a field until React checks it, as JSON in its `data-checks`: the message of the first pattern that the trimmed
 * value does not match is shown.
 */
export type EarlyChecks = readonly (readonly [pattern: string, message: string])[];
/** The fields of a form that have `data-checks`. */
export declare const checkedFields: (form: Element) => readonly CheckedField[];
/** Shows the message below a field, in the element that `TextField` has for it; an empty one shows that the field is right. */
export declare function showMessage(field: CheckedField, message: string): void;
export {};
