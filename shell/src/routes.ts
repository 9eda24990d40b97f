import type { RemoteComponentId, RemoteModuleId, RemoteProps } from '@site/shared/contracts';
import { remotes } from '@site/shared/registry';
import { matchPath } from 'react-router-dom';
import { decodePart } from './navigation/decodePart';

/** A page of the site: who owns it, and what it is told of its address. */
interface Route {
  readonly pattern: string;
  readonly module: RemoteComponentId;
  readonly withLayout: boolean;
  /** True for what only teams see. */
  readonly previewOnly: boolean;
  readonly props: (params: Readonly<Record<string, string | undefined>>) => RemoteProps<RemoteComponentId>;
}

/** The route table, as the remotes are registered for it (spec 2, Routes). What is not here is the 404 page. */
const routes: readonly Route[] = remotes.flatMap(({ pages }) =>
  pages.map(({ pattern, module, props = () => ({}), withLayout = true, previewOnly = false }) => ({
    pattern,
    // The registry checks each page's props against its own remote's modules.
    module: module as RemoteComponentId,
    props: props as Route['props'],
    withLayout,
    previewOnly,
  })),
);

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The route of an address, or null for one that the site doesn't have. */
export function matchRoute(pathname: string): RouteMatch | null {
  // The router takes surplus slashes at the end; the server doesn't.
  if (pathname.includes('//')) return null;
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, caseSensitive: true }, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return null;
}

/** An address with the names that its route knows in their own upper and lower case; what only a remote knows stays as it is. */
export function spelledPath(pathname: string): string {
  const given = pathname.split('/');
  const pattern = routes.find((route) => matchPath(route.pattern, pathname))?.pattern.split('/');
  return pattern?.map((name, index) => (name.startsWith(':') ? given[index] : name)).join('/') ?? pathname;
}

function decoded(params: RouteMatch['params']): RouteMatch['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text && decodePart(text)]));
}

/** The pattern of an address's route; `*` for the 404 page. */
export function patternOf(pathname: string): string {
  return matchRoute(pathname)?.route.pattern ?? '*';
}

/** The module of the page at an address; undefined for the 404 page. */
export const moduleAt = (pathname: string): RemoteModuleId | undefined => matchRoute(pathname)?.route.module;
