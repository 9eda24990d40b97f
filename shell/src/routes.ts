import { paths } from '@site/shared';
import type { RemoteComponentId, RemoteProps } from '@site/shared/contracts';
import { matchPath } from 'react-router-dom';
import { decodePart } from './navigation/decodePart';

/** A page of the site: who owns it, and what it is told of its address. */
interface Route<Id extends RemoteComponentId = RemoteComponentId> {
  readonly pattern: string;
  readonly module: Id;
  readonly withLayout: boolean;
  /** True for what only teams see. */
  readonly previewOnly: boolean;
  readonly props: (params: Readonly<Record<string, string | undefined>>) => RemoteProps<Id>;
}

function page<Id extends RemoteComponentId>(
  pattern: string,
  module: Id,
  props: Route<Id>['props'],
  { withLayout = true, previewOnly = false } = {},
): Route {
  return { pattern, module, props, withLayout, previewOnly } as unknown as Route;
}

const none = () => ({});

/** The route table (spec 2, Routes). What is not here is the 404 page. */
export const routes: readonly Route[] = [
  page(paths.home, 'mfe_content/HomePage', none),
  page(paths.company, 'mfe_content/CompanyPage', none),
  page(paths.services, 'mfe_content/ServicesPage', none),
  page(paths.products, 'mfe_catalog/ProductsPage', none),
  page(`${paths.products}/:productId`, 'mfe_catalog/ProductPage', ({ productId = '' }) => ({ productId })),
  page(paths.contact, 'mfe_content/ContactPage', none),
  page(paths.orders, 'mfe_account/OrdersPage', none),
  page(paths.signUp, 'mfe_account/SignUpPage', none, { withLayout: false }),
  page(paths.signIn, 'mfe_account/LoginPage', none, { withLayout: false }),
  page(paths.recovery, 'mfe_account/RecoveryPage', none, { withLayout: false }),
  page(paths.designSystem, 'mfe_content/DesignSystemPage', none, { previewOnly: true }),
  page(paths.versions, 'mfe_content/VersionsPage', none, { previewOnly: true }),
];

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The route of an address, or null for one that the site doesn't have. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, caseSensitive: true }, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return null;
}

function decoded(params: RouteMatch['params']): RouteMatch['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text && decodePart(text)]));
}

/** The pattern of an address's route; `*` for the 404 page. */
export function patternOf(pathname: string): string {
  return matchRoute(pathname)?.route.pattern ?? '*';
}
