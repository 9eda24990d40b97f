import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

/** Link of React Router without `data-discover`, which only its framework mode reads. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />;
}

/** Style the current page's link by `[aria-current]`: this link has no class of its own. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink discover="none" className={withoutClass} {...props} />;
}

const withoutClass = () => undefined;
