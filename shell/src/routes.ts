import type { RemoteComponentId, RemoteModuleId, RemoteProps } from '@site/shared/contracts';
import { remotes } from '@site/shared/registry';
import { matchPath } from 'react-router-dom';

interface Route {
  readonly pattern: string;
  readonly module: RemoteComponentId;
  readonly withLayout: boolean;
  readonly previewOnly: boolean;
  readonly props: (params: Readonly<Record<string, string | undefined>>) => RemoteProps<RemoteComponentId>;
}

/** Route table, from the registry of remotes (spec 2, Routes). Other addresses show the 404 page. */
const routes: readonly Route[] = remotes.flatMap(({ pages }) =>
  pages.map(({ pattern, module, props = () => ({}), withLayout = true, previewOnly = false }) => ({
    pattern,
    // The types of the registry check each page's props against the modules of its remote.
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

export function matchRoute(pathname: string): RouteMatch | null {
  // `matchPath` accepts surplus slashes at the end; the server does not.
  if (pathname.includes('//')) return null;
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, caseSensitive: true }, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return null;
}

/** Corrects upper and lower case of an address by its route's pattern; parameters stay. */
export function spelledPath(pathname: string): string {
  const given = pathname.split('/');
  const pattern = routes.find((route) => matchPath(route.pattern, pathname))?.pattern.split('/');
  return pattern?.map((name, index) => (name.startsWith(':') ? given[index] : name)).join('/') ?? pathname;
}

function decoded(params: RouteMatch['params']): RouteMatch['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text && decodePart(text)]));
}

/** Decodes a part of an address; a part with invalid encoding stays as it is. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pattern of an address's route; `*` for the 404 page. */
export function patternOf(pathname: string): string {
  return matchRoute(pathname)?.route.pattern ?? '*';
}

export const moduleAt = (pathname: string): RemoteModuleId | undefined => matchRoute(pathname)?.route.module;
