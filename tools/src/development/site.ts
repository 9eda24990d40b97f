import { readFile } from 'node:fs/promises';
import { type BuiltPackage, inRoot } from '@site/delivery/repository';
import type { Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import semver from 'semver';

const answerLimitMs = 10_000;

export interface OpenedSite {
  readonly url: string;
  readonly discovery: Discovery;
}

export async function openSite(address: string): Promise<OpenedSite> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`--site takes an address such as https://www.example.com.br, not "${address}"`);
  }
  const asked = new URL(address).origin;
  const answer = await fetch(`${asked}/${discoveryFile}`, { signal: AbortSignal.timeout(answerLimitMs) }).catch(
    (error: Error) => {
      throw new Error(`${asked} does not answer: ${(error.cause as Error | undefined)?.message || error.message}`);
    },
  );
  // The address may redirect to another origin.
  const url = new URL(answer.url).origin;
  const discovery: Partial<Discovery> | null = answer.ok ? await answer.json().catch(() => null) : null;
  if (!discovery?.microFrontends?.shell?.length) {
    throw new Error(`${url} is not such a site: it has no ${discoveryFile} that names a shell`);
  }
  return { url, discovery: discovery as Discovery };
}

/** @throws Error unless the packages accept the shell's version of `@site/shared` */
export async function checkShared({ url, discovery }: OpenedSite, names: readonly BuiltPackage[]): Promise<void> {
  const shells = names.includes('shell') ? [] : (discovery.microFrontends.shell ?? []);
  for (const { metadata, extras } of shells) {
    const brought = extras.modulefederation.shared;
    for (const name of names) {
      const { dependencies } = JSON.parse(await readFile(inRoot(name, 'package.json'), 'utf8'));
      const sharedRange: string = dependencies['@site/shared'];
      if (semver.satisfies(brought, sharedRange)) continue;
      throw new Error(
        `${name} accepts @site/shared ${sharedRange}; the shell of ${url} (${metadata.version}) brings ${brought}`,
      );
    }
  }
}
