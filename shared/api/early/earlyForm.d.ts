export type CheckedField = HTMLInputElement | HTMLTextAreaElement;
export declare const checkedFields: (form: Element) => readonly CheckedField[];
/** Shows a message in the element that `TextField` renders for it; an empty message marks the field as valid. */
export declare function showMessage(field: CheckedField, message: string): void;
