import type { Discovery, Pin, RemoteModuleId } from '@site/shared/contracts';
import { inlineSheets, sheetAddress } from '@site/shared/early';

/** Preloads a module's files in parallel with the entry, by the discovery file; without its digests the entry loads them. */
export function createPreloading(discovery: () => Discovery | null, canPreload = forgetsFailedPreloads) {
  const asked = new Set<string>();

  return (id: RemoteModuleId, { url }: Pin): void => {
    if (!canPreload()) return;
    const [remote = '', name = ''] = id.split('/');
    const deployment = discovery()?.microFrontends[remote]?.find((it) => it.url === url);
    // `isDiscovery` does not check this part of the file.
    const { modules, digests = {} } = deployment?.extras?.modulefederation ?? {};
    const { js = [], css = [] } = modules?.[`./${name}`] ?? {};
    // A file may also belong to a module whose digests the discovery file has.
    if (![...js, ...css].every((file) => digests[file])) return;
    for (const [as, file] of [...js.map((it) => ['script', it]), ...css.map((it) => ['style', it])] as const) {
      const integrity = digests[file ?? ''];
      const address = url.replace(/[^/]*$/, file ?? '');
      if (!integrity || asked.has(address) || isInPage(address)) continue;
      asked.add(address);
      // The attributes of webpack's own request: with others the file is fetched twice.
      const link = Object.assign(document.createElement('link'), {
        ...{ rel: 'preload', as, crossOrigin: 'anonymous', integrity, href: address },
      });
      document.head.append(link);
    }
  };
}

/**
 * False in WebKit, which answers all later requests for a file with its preload, even if that has failed: the visitor's retry
 * could not succeed. WebKit is the engine that does not know `prefetch`.
 */
const forgetsFailedPreloads = () => document.createElement('link').relList.supports('prefetch');

/** True if the page has the style sheet already, as text or link. */
const isInPage = (address: string) =>
  [...document.querySelectorAll(`${inlineSheets}, link[rel=stylesheet]`)].some(
    (it) => (sheetAddress(it) ?? it.getAttribute('href')) === address,
  );
