import type { ComponentProps } from 'react';
interface Props<Value extends string> extends ComponentProps<'input'> {
    readonly legend: string;
    readonly options: readonly {
        readonly value: Value;
        readonly label: string;
    }[];
}
/** One choice of a few, `defaultValue` at first; the props of the input go to each of them. */
export declare function RadioGroup<Value extends string>({ legend, options, defaultValue, ...rest }: Props<Value>): import("react").JSX.Element;
export {};
