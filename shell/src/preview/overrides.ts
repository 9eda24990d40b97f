import {
  type Deployment,
  type Discovery,
  type KeptReleases,
  overridesKey,
  type Pin,
  type Pins,
  unsealed,
} from '@site/shared/contracts';
import { isLocalAddress } from '../remotes/localAddress';

/** Choice by federation name: a channel, a version that the site still has, or an entry on this machine. */
export type Overrides = Readonly<Record<string, string>>;

/** Storage may be forbidden by the browser. */
interface WithStorage<Access extends keyof Storage> {
  readonly localStorage: Pick<Storage, Access>;
  readonly sessionStorage: Pick<Storage, Access>;
}

/** Local storage for the site's releases; session storage for local code: another program may answer at its address tomorrow. */
const places = [
  ['localStorage', ([, choice]: readonly [string, string]) => !isAddress(choice)],
  ['sessionStorage', ([, choice]: readonly [string, string]) => isAddress(choice)],
] as const;

export function keptOverrides(page: WithStorage<'getItem'>): Overrides {
  const entries = places.flatMap(([place, belongs]) => {
    try {
      const stored: unknown = JSON.parse(page[place].getItem(overridesKey) ?? '{}');
      return Object.entries(stored ?? {})
        .filter(isOverride)
        .filter(belongs);
    } catch {
      return [];
    }
  });
  return Object.fromEntries(entries);
}

/** Without storage, overrides apply to this page alone. */
export function keepOverrides(page: WithStorage<'setItem' | 'removeItem'>, overrides: Overrides): void {
  for (const [place, belongs] of places) {
    const entries = Object.entries(overrides).filter(belongs);
    try {
      if (entries.length === 0) page[place].removeItem(overridesKey);
      else page[place].setItem(overridesKey, JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // Storage is full or forbidden.
    }
  }
}

/** Selects the overrides of an address that need the reader's consent: code from this machine that this tab does not use yet. */
export function needingConsent(asked: Overrides, kept: Overrides): Overrides {
  return Object.fromEntries(Object.entries(asked).filter(([name, it]) => isAddress(it) && kept[name] !== it));
}

/** Parses the overrides of an address: any number of `remote=mfe_catalog@http://localhost:3001/remoteEntry.js`. */
export function overridesIn(search: string): Overrides {
  const asked = new URLSearchParams(search).getAll('remote').map((text) => {
    const [, name = '', choice = ''] = /^(\w+)@(.+)$/.exec(text) ?? [];
    return [name, choice] as const;
  });
  return Object.fromEntries(asked.filter(isOverride));
}

/** Accepts channels, versions, and addresses on this machine: other addresses have no digest to check. */
const isOverride = (entry: readonly [string, unknown]): entry is [string, string] => {
  const [name, choice] = entry;
  if (!/^mfe_\w+$/.test(name) || typeof choice !== 'string') return false;
  return isAddress(choice) ? isLocalEntry(choice) : /^[\w.+-]+$/.test(choice);
};

export const isAddress = (choice: string) => choice.includes('/');

export const isLocalEntry = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && isLocalAddress(text);

const channels = ['live', 'canary', 'previous'] as const;

export type ChannelName = (typeof channels)[number];

/** True for a version, which the discovery file may not name. */
export const isVersion = (choice: string): boolean => !isAddress(choice) && !channels.some((it) => it === choice);

export interface ChosenRelease {
  readonly channel: ChannelName;
  readonly deployment: Deployment;
}

export function releasesIn(deployments: readonly Deployment[] = []): readonly ChosenRelease[] {
  const live = deployments.find(({ deployment }) => deployment.default);
  const canary = deployments.find(({ deployment }) => !deployment.default);
  const previous = live && previousOf(live);
  return [
    ...(live ? [{ channel: 'live' as const, deployment: alone(live) }] : []),
    ...(canary ? [{ channel: 'canary' as const, deployment: alone(canary) }] : []),
    ...(previous ? [{ channel: 'previous' as const, deployment: previous }] : []),
  ];
}

/** A remote without the requested release stays as it is. */
export function withOverrides(file: Discovery, overrides: Overrides, kept: KeptReleases = {}): Discovery {
  const changed = Object.entries(overrides).flatMap(([name, choice]) => {
    const deployment = deploymentFor(choice, file.microFrontends[name], kept[name]);
    return deployment ? [[name, [deployment]] as const] : [];
  });
  return { ...file, microFrontends: { ...file.microFrontends, ...Object.fromEntries(changed) } };
}

export function missingIn(file: Discovery, overrides: Overrides, kept: KeptReleases): Overrides {
  const missing = Object.entries(overrides).filter(
    ([name, choice]) => !deploymentFor(choice, file.microFrontends[name], kept[name]),
  );
  return Object.fromEntries(missing);
}

export function pinsLeft(pins: Pins, overrides: Overrides): Pins {
  return Object.fromEntries(Object.entries(pins).filter(([name]) => !Object.hasOwn(overrides, name)));
}

function deploymentFor(
  choice: string,
  deployments: readonly Deployment[] = [],
  kept: readonly Pin[] = [],
): Deployment | undefined {
  if (isAddress(choice)) return onlyEntry({ url: choice, version: new URL(choice).host, integrity: unsealed });
  const named = releasesIn(deployments).find(
    ({ channel, deployment }) => channel === choice || deployment.metadata.version === choice,
  );
  const other = kept.find(({ version }) => version === choice);
  return named?.deployment ?? (other && onlyEntry(other));
}

const onlyEntry = ({ url, version, integrity }: Pin): Deployment => ({
  url,
  metadata: { version, integrity },
  deployment: { traffic: 100, default: true },
  extras: { modulefederation: { modules: {}, shared: '' } },
});

/** Deployment without its fallback release, so that its failures show. */
function alone({ fallbackUrl: _, metadata, ...rest }: Deployment): Deployment {
  const { fallbackVersion, fallbackIntegrity, fallbackPublished, ...own } = metadata;
  return { ...rest, metadata: own, deployment: { traffic: 100, default: true } };
}

function previousOf(live: Deployment): Deployment | null {
  const { fallbackUrl, metadata } = live;
  const { fallbackVersion, fallbackIntegrity = '', fallbackPublished, owner } = metadata;
  if (!fallbackUrl || !fallbackVersion) return null;
  // Not with the `extras` of the live release: their digests are those of other files.
  const entry = onlyEntry({ url: fallbackUrl, version: fallbackVersion, integrity: fallbackIntegrity });
  return {
    ...entry,
    metadata: {
      ...entry.metadata,
      ...(owner && { owner }),
      ...(fallbackPublished && { published: fallbackPublished }),
    },
  };
}
