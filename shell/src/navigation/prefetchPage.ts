import type { Picture } from '@site/shared/contracts';
import type { ShellLoader } from '../remotes/createRemoteLoader';
import { matchRoute } from '../routes';

interface PageModule {
  readonly mainPicture?: (props: object) => Picture | null;
}

/**
 * Brings what the page at a path is made of: its code and, unless the visitor saves data, the picture that it shows first.
 * Never rejects: what can't be had is asked for again by the page itself.
 */
export async function prefetchPage(loader: Pick<ShellLoader, 'prefetch'>, pathname: string): Promise<void> {
  const match = matchRoute(pathname);
  if (!match) return;
  const module: PageModule | null = await loader.prefetch(match.route.module);
  if (savesData()) return;
  try {
    const picture = module?.mainPicture?.(match.route.props(match.params));
    if (picture) fetchPicture(picture);
  } catch {
    // Another team's code; its page will say what is wrong with it.
  }
}

/** https://wicg.github.io/savedata/#savedata-attribute, which not all browsers have. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** As the page's own `<img>` will ask for it, so that it finds it there. */
function fetchPicture({ src, srcSet, sizes = '', type = '' }: Picture) {
  const image = new Image();
  if (!srcSet) {
    image.src = src;
    return;
  }
  const source = Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet });
  // A browser that doesn't know the type fetches nothing: the page has other variants for it.
  document.createElement('picture').append(source, image);
}
