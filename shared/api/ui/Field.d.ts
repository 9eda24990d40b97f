import { type ComponentProps, type ReactNode } from 'react';
import './Field.forced.module.css';
interface FieldProps {
    readonly label: string;
    /** The validation message; its presence turns the border red. */
    readonly error?: string | undefined;
    readonly hint?: ReactNode;
    /** True for the one field that may stay empty in a form whose others are required: it says so beside its label. */
    readonly optional?: boolean;
}
/** A validation message under its field, announced when it appears. */
export declare function FieldError({ id, message }: {
    readonly id: string;
    readonly message: string | undefined;
}): import("react").JSX.Element;
/** A one-line text field with its label and message. `trailing` stands inside the field, at its end. */
export declare function TextField({ label, error, hint, optional, trailing, ...rest }: ComponentProps<'input'> & FieldProps & {
    readonly trailing?: ReactNode;
}): import("react").JSX.Element;
/** A text field of several lines, 4 unless told (spec 5). */
export declare function TextArea({ label, error, hint, optional, ...rest }: ComponentProps<'textarea'> & FieldProps): import("react").JSX.Element;
export {};
