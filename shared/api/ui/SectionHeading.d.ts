import type { ReactNode } from 'react';
interface SectionHeadingProps {
    readonly eyebrow?: string;
    readonly title: ReactNode;
    readonly text?: ReactNode;
    readonly id?: string;
}
export declare function SectionHeading({ eyebrow, title, text, id }: SectionHeadingProps): import("react").JSX.Element;
export {};
