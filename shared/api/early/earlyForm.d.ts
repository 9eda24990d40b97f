export type CheckedField = HTMLInputElement | HTMLTextAreaElement;
/** The fields of a form that have `checks`. */
export declare const checkedFields: (form: Element) => readonly CheckedField[];
/** Shows the message below a field, in the element that `TextField` has for it; an empty one shows that the field is right. */
export declare function showMessage(field: CheckedField, message: string): void;
