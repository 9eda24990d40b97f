import { loadBuilds } from '@site/delivery/build';
import type { BuiltPackage } from '@site/delivery/repository';
import type { Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import semver from 'semver';

/** ms that a site has for its answer. */
const patience = 10_000;

/** A published site, wherever it is. */
export interface OpenedSite {
  /** Origin. */
  readonly url: string;
  readonly discovery: Discovery;
}

/**
 * Looks whether there is a site of ours at an address.
 *
 * @throws Error
 */
export async function openSite(address: string): Promise<OpenedSite> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`--site takes an address such as https://www.example.com.br, not "${address}"`);
  }
  const asked = new URL(address).origin;
  const answer = await fetch(`${asked}/${discoveryFile}`, { signal: AbortSignal.timeout(patience) }).catch(
    (error: Error) => {
      throw new Error(`${asked} does not answer: ${(error.cause as Error | undefined)?.message || error.message}`);
    },
  );
  // It may have an address that it sends everybody on to.
  const url = new URL(answer.url).origin;
  const discovery: Partial<Discovery> | null = answer.ok ? await answer.json().catch(() => null) : null;
  if (!discovery?.microFrontends?.shell?.length) {
    throw new Error(`${url} is no site of ours: it has no ${discoveryFile} that names a shell`);
  }
  return { url, discovery: discovery as Discovery };
}

/**
 * Makes sure that packages run in a site's pages: its shell brings the `@site/shared` that they take.
 *
 * @throws Error
 */
export async function checkShared({ url, discovery }: OpenedSite, names: readonly BuiltPackage[]): Promise<void> {
  const shells = names.includes('shell') ? [] : (discovery.microFrontends.shell ?? []);
  for (const { metadata, extras } of shells) {
    const brought = extras.modulefederation.shared;
    for (const name of names) {
      const { sharedRange } = (await loadBuilds(name)).package;
      if (semver.satisfies(brought, sharedRange)) continue;
      throw new Error(
        `${name} accepts @site/shared ${sharedRange}; the shell of ${url} (${metadata.version}) brings ${brought}`,
      );
    }
  }
}
