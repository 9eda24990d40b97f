import type { Discovery, Pin, RemoteModuleId } from '@site/shared/contracts';
import { inlineSheets, sheetAddress } from '@site/shared/early';

/**
 * Fetches the files of a module beside the entry of its release, which names them only once it has come. The discovery file
 * knows them; where it has not been read, or gives no digests, the entry asks for them as before. They run only when it does.
 */
export function createPreloading(discovery: () => Discovery | null) {
  const asked = new Set<string>();

  return (id: RemoteModuleId, { url }: Pin): void => {
    const [remote = '', name = ''] = id.split('/');
    const deployment = discovery()?.microFrontends[remote]?.find((it) => it.url === url);
    // The loader has not checked this part of the file.
    const { modules, digests = {} } = deployment?.extras?.modulefederation ?? {};
    const { js = [], css = [] } = modules?.[`./${name}`] ?? {};
    for (const [as, file] of [...js.map((it) => ['script', it]), ...css.map((it) => ['style', it])] as const) {
      const integrity = digests[file ?? ''];
      const address = url.replace(/[^/]*$/, file ?? '');
      if (!integrity || asked.has(address) || isInPage(address)) continue;
      asked.add(address);
      // As webpack asks for it: a preload with other attributes is fetched a second time.
      const link = Object.assign(document.createElement('link'), {
        ...{ rel: 'preload', as, crossOrigin: 'anonymous', integrity, href: address },
      });
      document.head.append(link);
    }
  };
}

/** Whether a style sheet stands in the page already: its text, or a link to it. */
const isInPage = (address: string) =>
  [...document.querySelectorAll(`${inlineSheets}, link[rel=stylesheet]`)].some(
    (it) => (sheetAddress(it) ?? it.getAttribute('href')) === address,
  );
