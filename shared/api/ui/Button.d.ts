import { Link } from '@site/shared';
import type { ComponentProps } from 'react';
import './Button.print.module.css';
interface Look {
    /** `primary` leads, `secondary` accompanies, `inverse` stands on dark ground. */
    readonly variant?: 'primary' | 'secondary' | 'inverse';
    readonly size?: 'medium' | 'large';
    /** As wide as its container. */
    readonly wide?: boolean;
}
/** A button; `type` is `button` unless told. */
export declare function Button({ variant, size, wide, className, ...rest }: ComponentProps<'button'> & Look): import("react").JSX.Element;
/** A link to a page of the site that looks like a button. */
export declare function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look): import("react").JSX.Element;
/** A link that leaves the site, in a new tab, and looks like a button. */
export declare function ExternalButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<'a'> & Look): import("react").JSX.Element;
export {};
