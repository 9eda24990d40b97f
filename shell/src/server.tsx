import icon from '@images/favicon';
import preview from '@images/og';
import * as shared from '@site/shared';
import { createStaticNavigation, createStore, type PageMetadata, type RemoteLoader } from '@site/shared';
import type { RemoteModuleId, RemoteModules, ShellServer } from '@site/shared/contracts';
import { boundaryText } from '@site/shared/early';
import font from '@site/shared/font/archivo-site.woff2';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import { App } from './App';
import { describeHead } from './head/head';
import { componentOnServer } from './mountable/componentOnServer';
import { createPartContext } from './mountable/createPartContext';
import { fulfilled } from './remotes/settledPromise';
import { patternOf } from './routes';

export const sharedModules: ShellServer['sharedModules'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@site/shared': shared,
};

export const headAssets: ShellServer['headAssets'] = { font, icon, preview, acceptsSha256: true };

export const render: ShellServer['render'] = async ({ url, config, load }) => {
  const modules = new Set<RemoteModuleId>();
  const missing = new Set<RemoteModuleId>();
  /** Modules that are hydrated as the page starts. */
  const startModules = new Set<RemoteModuleId>();
  const heads: PageMetadata[] = [];
  const errors: unknown[] = [];
  const resolved = new Map<RemoteModuleId, Promise<unknown>>();
  const loadNow = <Id extends RemoteModuleId>(id: Id): Promise<RemoteModules[Id]> => {
    const earlier = resolved.get(id);
    if (earlier) return earlier as Promise<RemoteModules[Id]>;
    const module = load(id);
    (module ? modules : missing).add(id);
    const promise = module ? fulfilled(componentOnServer(module, context)) : failed(new NotDeployed(id));
    resolved.set(id, promise);
    return promise as Promise<RemoteModules[Id]>;
  };
  const loader: RemoteLoader = {
    load(id) {
      startModules.add(id);
      return loadNow(id);
    },
    loadForHydration(id, when) {
      if (when === 'now') startModules.add(id);
      return loadNow(id);
    },
    replace: () => null,
    prefetch: () => {},
    retry: () => {},
  };
  const store = createStore();
  const navigation = createStaticNavigation(url);
  const context = createPartContext({ store, navigation, config }, () => {
    throw new Error('A server render dispatches no commands.');
  });
  const { prelude } = await prerender(
    <App
      config={config}
      store={store}
      loader={loader}
      navigation={navigation}
      setPageHead={(metadata) => void heads.push(metadata)}
    />,
    {
      onError: (error) => void (error instanceof NotDeployed || errors.push(error)),
      // Keeps the HTML in order: React streams large parts at the end of the page and moves them by script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const metadata = heads.at(-1);
  if (!metadata) throw new Error(`The page at ${url} renders no PageHead`);
  const head = describeHead(metadata, config);
  return {
    html,
    head,
    pattern: patternOf(url),
    modules: [...modules],
    onInteraction: [...modules].filter((id) => !startModules.has(id)),
    unseen: [...modules].filter((id) => isInDialog(html, id)),
    missing: [...missing],
  };
};

function isInDialog(html: string, id: RemoteModuleId): boolean {
  const before = html.slice(0, html.indexOf(boundaryText(id)));
  return before.lastIndexOf('<dialog') > before.lastIndexOf('</dialog>');
}

/** Error for a part that React leaves to the browser. */
class NotDeployed extends Error {
  override name = 'NotDeployed';
}

function failed(reason: Error): Promise<never> {
  const promise = Promise.reject(reason);
  // React reads `status` and `reason`: without a handler the rejection would count as unhandled.
  promise.catch(() => {});
  return Object.assign(promise, { status: 'rejected', reason });
}
