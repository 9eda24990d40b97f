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
interface RadioGroupProps<Value extends string> extends ComponentProps<'input'> {
    readonly legend: string;
    readonly options: readonly {
        readonly value: Value;
        readonly label: string;
    }[];
}
/** One choice of a few, `defaultValue` at first; the props of the input go to each of them. */
export declare function RadioGroup<Value extends string>({ legend, options, defaultValue, ...rest }: RadioGroupProps<Value>): import("react").JSX.Element;
/** The outcome of sending a form: the server's answer in green, or the failure in red; read out when it appears. */
export declare function FormStatus({ kind, children }: {
    readonly kind: 'success' | 'error';
    readonly children: ReactNode;
}): import("react").JSX.Element;
/** Where a server writes why it has not taken a form, in the page that answers it; empty until then, and not shown. */
export declare function ServerAnswer({ id }: {
    readonly id: string;
}): import("react").JSX.Element;
export {};
