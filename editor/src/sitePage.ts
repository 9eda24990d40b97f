import path from 'node:path';
import { type Edited, idOf } from './config';
import { filesOf } from './declared';

/** Address of the page that shows an entry, else of the first page; null without a site. */
export function sitePage({ root, contents, siteUrl }: Edited, id: string, slug: string): string | null {
  if (siteUrl === null) return null;
  const content = contents.find((each) => idOf(each) === id);
  const page = content?.declaration.page ?? '/';
  if (typeof page === 'string') return new URL(page, siteUrl).href;
  const entry = content && filesOf(root, content).find((file) => path.posix.basename(file.path, '.json') === slug);
  return new URL(entry ? page(entry.value) : '/', siteUrl).href;
}

export const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false,
  );
