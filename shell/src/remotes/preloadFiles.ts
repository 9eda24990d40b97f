import type { Discovery, Pin, RemoteModuleId } from '@site/shared/contracts';
import { inlineSheets, sheetAddress } from '@site/shared/early';

/** Without digests in the discovery file the entry loads the files. */
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
      // With other attributes than webpack's own request the file is fetched twice.
      const link = Object.assign(document.createElement('link'), {
        ...{ rel: 'preload', as, crossOrigin: 'anonymous', integrity, href: address },
      });
      document.head.append(link);
    }
  };
}

/** WebKit, the engine without `prefetch`, answers all later requests for a file with its preload, even a failed one. */
const forgetsFailedPreloads = () => document.createElement('link').relList.supports('prefetch');

const isInPage = (address: string) =>
  [...document.querySelectorAll(`${inlineSheets}, link[rel=stylesheet]`)].some(
    (it) => (sheetAddress(it) ?? it.getAttribute('href')) === address,
  );
