import type { ReactNode } from 'react';
import './PageBanner.print.module.css';
interface Props {
    readonly eyebrow?: string;
    readonly title: string;
    readonly text?: ReactNode;
    readonly image?: ReactNode;
    readonly children?: ReactNode;
}
/** Dark banner at the top of a page, with its `<h1>`. Its content must be static (`useStaticContent`). */
export declare function PageBanner({ eyebrow, title, text, image, children }: Props): import("react").JSX.Element;
export {};
