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

/**
 * What somebody wants to see of each remote in this browser, by federation name: a channel (`live`, `canary`,
 * `previous`), a version that the site still has, or the address of an entry on this machine.
 */
export type Overrides = Readonly<Record<string, string>>;

/** A window with its storage, which a browser may forbid to look at. */
interface Keeping<Access extends keyof Storage> {
  readonly localStorage: Pick<Storage, Access>;
  readonly sessionStorage: Pick<Storage, Access>;
}

/**
 * Where they are kept: the site's own releases in this browser, code from this machine for as long as the tab is open. The
 * site can't vouch for that code, and whatever listens at its address tomorrow may be another's.
 */
const places = [
  ['localStorage', ([, choice]: readonly [string, string]) => !isAddress(choice)],
  ['sessionStorage', ([, choice]: readonly [string, string]) => isAddress(choice)],
] as const;

/** What is kept; what another page has written there, and can't be meant, counts as nothing. */
export function keptOverrides(page: Keeping<'getItem'>): Overrides {
  const kept = places.flatMap(([place, belongs]) => {
    try {
      const found: unknown = JSON.parse(page[place].getItem(overridesKey) ?? '{}');
      return Object.entries(found ?? {})
        .filter(isOverride)
        .filter(belongs);
    } catch {
      return [];
    }
  });
  return Object.fromEntries(kept);
}

/** Keeps them; where the browser keeps nothing, they are those of this page alone. */
export function keepOverrides(page: Keeping<'setItem' | 'removeItem'>, overrides: Overrides): void {
  for (const [place, belongs] of places) {
    const entries = Object.entries(overrides).filter(belongs);
    try {
      if (entries.length === 0) page[place].removeItem(overridesKey);
      else page[place].setItem(overridesKey, JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // Full, or forbidden.
    }
  }
}

/**
 * Those of the overrides that an address asks for which need the reader's word: code from this machine that this tab does
 * not use already. Whoever made the link need not be the reader, nor be who listens there.
 */
export function needingConsent(asked: Overrides, kept: Overrides): Overrides {
  return Object.fromEntries(Object.entries(asked).filter(([name, it]) => isAddress(it) && kept[name] !== it));
}

/** The overrides that an address asks for: `?remote=mfe_catalog@http://localhost:3001/remoteEntry.js`, any number of them. */
export function overridesIn(search: string): Overrides {
  const asked = new URLSearchParams(search).getAll('remote').map((text) => {
    const [, name = '', choice = ''] = /^(\w+)@(.+)$/.exec(text) ?? [];
    return [name, choice] as const;
  });
  return Object.fromEntries(asked.filter(isOverride));
}

/** Whether something may be asked for: from elsewhere than this machine only releases that the site vouches for. */
const isOverride = (entry: readonly [string, unknown]): entry is [string, string] => {
  const [name, choice] = entry;
  if (!/^mfe_\w+$/.test(name) || typeof choice !== 'string') return false;
  return isAddress(choice) ? isLocalEntry(choice) : /^[\w.+-]+$/.test(choice);
};

export const isAddress = (choice: string) => choice.includes('/');

/** Whether a text is the address of a script on this machine: elsewhere, a release must have a digest. */
export const isLocalEntry = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && isLocalAddress(text);

const channels = ['live', 'canary', 'previous'] as const;

export type ChannelName = (typeof channels)[number];

/** Whether it may need more to be found than the discovery file names. */
export const isVersion = (choice: string): boolean => !isAddress(choice) && !channels.some((it) => it === choice);

/** A release that can be chosen. */
export interface ChosenRelease {
  readonly channel: ChannelName;
  readonly deployment: Deployment;
}

/** The releases that the discovery file names of a remote. */
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

/** The discovery file with the overrides in it. A remote without what was asked for stays as it is. */
export function withOverrides(file: Discovery, overrides: Overrides, kept: KeptReleases = {}): Discovery {
  const changed = Object.entries(overrides).flatMap(([name, choice]) => {
    const deployment = deploymentFor(choice, file.microFrontends[name], kept[name]);
    return deployment ? [[name, [deployment]] as const] : [];
  });
  return { ...file, microFrontends: { ...file.microFrontends, ...Object.fromEntries(changed) } };
}

/** Those of the overrides that ask for what the site does not have. */
export function missingIn(file: Discovery, overrides: Overrides, kept: KeptReleases): Overrides {
  const missing = Object.entries(overrides).filter(
    ([name, choice]) => !deploymentFor(choice, file.microFrontends[name], kept[name]),
  );
  return Object.fromEntries(missing);
}

/** The page's pins without those of overridden remotes: other code than that of their HTML is to take them over. */
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

/** A release of which no more is known here than its entry, which brings the rest. */
const onlyEntry = ({ url, version, integrity }: Pin): Deployment => ({
  url,
  metadata: { version, integrity },
  deployment: { traffic: 100, default: true },
  extras: { modulefederation: { modules: {}, shared: '' } },
});

/** Without a fallback release: whoever asks for a release wants to see it fail. */
function alone({ fallbackUrl: _, metadata, ...rest }: Deployment): Deployment {
  const { fallbackVersion, fallbackIntegrity, fallbackPublished, ...own } = metadata;
  return { ...rest, metadata: own, deployment: { traffic: 100, default: true } };
}

function previousOf(live: Deployment): Deployment | null {
  const { fallbackUrl, metadata } = live;
  const { fallbackVersion, fallbackIntegrity = '', fallbackPublished, owner } = metadata;
  if (!fallbackUrl || !fallbackVersion) return null;
  return {
    ...alone(live),
    url: fallbackUrl,
    metadata: {
      version: fallbackVersion,
      integrity: fallbackIntegrity,
      ...(owner && { owner }),
      ...(fallbackPublished && { published: fallbackPublished }),
    },
  };
}
