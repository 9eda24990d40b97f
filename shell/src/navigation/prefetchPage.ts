import type { Picture } from '@site/shared/contracts';
import type { ShellLoader } from '../remotes/createRemoteLoader';
import { matchRoute } from '../routes';

interface PageModule {
  readonly mainPicture?: (props: object) => Picture | null;
}

/** Prefetches a page's code and, unless the visitor saves data, its first picture. Never rejects: the page retries both. */
export async function prefetchPage(loader: Pick<ShellLoader, 'prefetch'>, pathname: string): Promise<void> {
  const match = matchRoute(pathname);
  if (!match) return;
  const module: PageModule | null = await loader.prefetch(match.route.module);
  if (savesData()) return;
  try {
    const picture = module?.mainPicture?.(match.route.props(match.params));
    if (picture) fetchPicture(picture);
  } catch {
    // The error of a remote's code shows again when its page renders.
  }
}

/** Save-Data (https://wicg.github.io/savedata/#savedata-attribute); not in all browsers. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Requests the same variant as the page's own `<img>`. */
function fetchPicture({ src, srcSet, sizes = '', type = '' }: Picture) {
  const image = new Image();
  if (!srcSet) {
    image.src = src;
    return;
  }
  const source = Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet });
  // Browsers that don't support the type fetch nothing; the page has other variants for them.
  document.createElement('picture').append(source, image);
}
