import type { Deployment, Discovery } from '@site/shared/contracts';
import type { Unchecked } from '../unchecked';
import { longestWait, within } from './deadline';

const url = '/frontend-discovery.json';

export interface DiscoveryClient {
  current(): Discovery | null;
  read(): Promise<Discovery | null>;
  /** Keeps the last file if that fails. Never rejects. */
  refresh(): Promise<Discovery | null>;
  /** The last read succeeded: network and server work. */
  isFresh(): boolean;
}

/** Concurrent callers share one request, which ends after 12 s at most. */
export function createDiscoveryClient(): DiscoveryClient {
  let lastRead: Discovery | null = null;
  let tried = false;
  let fresh = false;
  let underWay: Promise<Discovery | null> | null = null;

  async function request(): Promise<Discovery | null> {
    fresh = false;
    // Browsers may have cached the file from before a deployment.
    const answer = fetch(url, { cache: 'no-cache' })
      .then(parse)
      .then((file) => {
        lastRead = file;
        fresh = true;
      });
    await within(longestWait, answer);
    tried = true;
    underWay = null;
    return lastRead;
  }

  function refresh() {
    underWay ??= request();
    return underWay;
  }

  return {
    current: () => lastRead,
    read: () => (tried ? Promise.resolve(lastRead) : refresh()),
    refresh,
    isFresh: () => fresh,
  };
}

async function parse(answer: Response): Promise<Discovery> {
  const file: unknown = await answer.json();
  if (!answer.ok || !isDiscovery(file)) throw new Error(`${url} is not a discovery file`);
  return file;
}

/** Properties that the loader relies on; it refuses a missing digest itself. */
function isDiscovery(file: unknown): file is Discovery {
  const { microFrontends }: Unchecked<Discovery> = file ?? {};
  return (
    typeof microFrontends === 'object' &&
    microFrontends !== null &&
    Object.values(microFrontends).every((deployments) => Array.isArray(deployments) && deployments.every(isDeployment))
  );
}

function isDeployment(it: unknown): boolean {
  const { url, fallbackUrl = '', metadata, deployment }: Unchecked<Deployment> = it ?? {};
  const {
    version,
    integrity = '',
    fallbackVersion = '',
    fallbackIntegrity = '',
  }: Unchecked<Deployment['metadata']> = metadata ?? {};
  const { traffic, default: isDefault }: Unchecked<Deployment['deployment']> = deployment ?? {};
  return (
    [url, fallbackUrl, version, integrity, fallbackVersion, fallbackIntegrity].every(
      (text) => typeof text === 'string',
    ) &&
    typeof traffic === 'number' &&
    typeof isDefault === 'boolean'
  );
}
