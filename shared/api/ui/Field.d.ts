import { type ComponentProps, type ReactNode } from 'react';
import './Field.forced.module.css';
interface FieldProps {
    readonly label: string;
    readonly error?: string | undefined;
    readonly hint?: ReactNode;
    /** True shows `(opcional)` beside the label, in a form whose other fields are required. */
    readonly optional?: boolean;
}
export declare function FieldError({ id, message }: {
    readonly id: string;
    readonly message: string | undefined;
}): import("react").JSX.Element;
/** Text field of one line with label and messages. `trailing` is rendered inside the field, at its end. */
export declare function TextField({ label, error, hint, optional, trailing, ...rest }: ComponentProps<'input'> & FieldProps & {
    readonly trailing?: ReactNode;
}): import("react").JSX.Element;
/** Text field of several lines, 4 by default (spec 5). */
export declare function TextArea({ label, error, hint, optional, ...rest }: ComponentProps<'textarea'> & FieldProps): import("react").JSX.Element;
export {};
