import { createHash } from 'node:crypto';
import type { RemoteModuleId, SiteConfig } from '@site/shared/contracts';
import { templateDigest } from './ownCode';
import type { Page } from './pageList';
import { moduleOf, releaseOf, type Selection } from './selection';
import type { ServerBuilds } from './serverBuilds';

/** Excludes versions of remotes. Null where a release lacks a module. @throws PublishError */
export async function pageKey(
  { builds, config }: { readonly builds: ServerBuilds; readonly config: SiteConfig },
  page: Page,
  selection: Selection,
  modules: readonly RemoteModuleId[],
): Promise<string | null> {
  const inputs: unknown[] = [];
  for (const id of modules) {
    const { folder, path } = moduleOf(id);
    const release = selection.get(folder);
    if (!release) {
      inputs.push([id, null]);
      continue;
    }
    const code = release.code[path];
    if (!code) return null;
    inputs.push([id, release.base, code.logic, code.data === null ? null : await dataOf(folder, code.data)]);
  }

  /** Falls back to the digest of the module's whole data. */
  async function dataOf(folder: string, all: string) {
    return (page.path !== null && (await builds.data(selection, folder, page.path))) || all;
  }

  return createHash('sha256')
    .update(JSON.stringify([templateDigest, config, page, releaseOf(selection, 'shell').version, inputs]))
    .digest('base64url')
    .slice(0, 22);
}
