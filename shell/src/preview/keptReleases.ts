import { type KeptReleases, keptReleasesFile, type Pin } from '@site/shared/contracts';
import type { Unchecked } from '../unchecked';

export interface KeptReleasesClient {
  current(): KeptReleases | null;
  /** Reads the list, once. Never rejects: without the file the list is empty. */
  read(): Promise<KeptReleases>;
}

export function createKeptReleases(ask: typeof fetch = fetch): KeptReleasesClient {
  let lastRead: KeptReleases | null = null;
  let reading: Promise<KeptReleases> | null = null;

  async function request(): Promise<KeptReleases> {
    lastRead = await ask(keptReleasesFile, { cache: 'no-cache' })
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then(wellFormed)
      .catch(() => ({}));
    return lastRead;
  }

  return {
    current: () => lastRead,
    read() {
      reading ??= request();
      return reading;
    },
  };
}

function wellFormed(file: unknown): KeptReleases {
  const entries = Object.entries(file ?? {}).filter((it): it is [string, unknown[]] => Array.isArray(it[1]));
  return Object.fromEntries(entries.map(([name, releases]) => [name, releases.filter(isPin)]));
}

const isPin = (it: unknown): it is Pin => {
  const { version, url, integrity }: Unchecked<Pin> = it ?? {};
  return [version, url, integrity].every((text) => typeof text === 'string');
};
