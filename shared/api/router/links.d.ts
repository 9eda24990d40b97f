import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';
/** The router's own, without the mark that only its framework reads. */
export declare function Link(props: ComponentProps<typeof RouterLink>): import("react").JSX.Element;
/** The router's own, without the mark that only its framework reads. */
export declare function NavLink(props: ComponentProps<typeof RouterNavLink>): import("react").JSX.Element;
