import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';
/** Link of React Router without `data-discover`, which only its framework mode reads. */
export declare function Link(props: ComponentProps<typeof RouterLink>): import("react").JSX.Element;
/** Link of React Router without `data-discover`, which only its framework mode reads. */
export declare function NavLink(props: ComponentProps<typeof RouterNavLink>): import("react").JSX.Element;
