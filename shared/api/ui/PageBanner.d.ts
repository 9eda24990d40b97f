import type { ReactNode } from 'react';
import './PageBanner.print.module.css';
interface Props {
    readonly eyebrow?: string;
    readonly title: string;
    readonly text?: ReactNode;
    /** A `<picture>` or `<img>` that fills the banner behind the title. */
    readonly image?: ReactNode;
    readonly children?: ReactNode;
}
/** The dark band at the top of a page with its `<h1>`. Nothing in it ever changes in the browser (`useStaticContent`). */
export declare function PageBanner({ eyebrow, title, text, image, children }: Props): import("react").JSX.Element;
export {};
