import { type ComponentProps, type ReactNode } from 'react';
interface FieldProps {
    readonly label: string;
    /** The validation message; its presence turns the border red. */
    readonly error?: string | undefined;
    readonly hint?: ReactNode;
}
/** A validation message under its field, announced when it appears. */
export declare function FieldError({ id, message }: {
    readonly id: string;
    readonly message: string | undefined;
}): import("react").JSX.Element;
/** A one-line text field with its label and message. `trailing` stands inside the field, at its end. */
export declare function TextField({ label, error, hint, trailing, ...rest }: ComponentProps<'input'> & FieldProps & {
    readonly trailing?: ReactNode;
}): import("react").JSX.Element;
/** A text field of several lines, 4 unless told (spec 5). */
export declare function TextArea({ label, error, hint, ...rest }: ComponentProps<'textarea'> & FieldProps): import("react").JSX.Element;
export {};
