import { Link } from '@site/shared';
import type { ComponentProps } from 'react';
import './Button.print.module.css';
interface Look {
    /** `primary`: main action. `secondary`: other actions. `inverse`: on dark backgrounds. */
    readonly variant?: 'primary' | 'secondary' | 'inverse';
    readonly size?: 'medium' | 'large';
    readonly wide?: boolean;
}
export declare function Button({ variant, size, wide, className, ...rest }: ComponentProps<'button'> & Look): import("react").JSX.Element;
/** Link to a page of the site, styled as a button. */
export declare function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look): import("react").JSX.Element;
/** Link to another site, in a new tab, styled as a button. */
export declare function ExternalButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<'a'> & Look): import("react").JSX.Element;
export {};
