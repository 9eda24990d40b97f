import type { ComponentProps } from 'react';
interface Props<Value extends string> extends ComponentProps<'input'> {
    readonly legend: string;
    readonly options: readonly {
        readonly value: Value;
        readonly label: string;
    }[];
}
/** Radio buttons with a legend. Other props are passed to each `<input>`. */
export declare function RadioGroup<Value extends string>({ legend, options, defaultValue, ...rest }: Props<Value>): import("react").JSX.Element;
export {};
