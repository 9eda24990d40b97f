import { checkLimits, ReleaseError } from '../release';
import { type Channels, ChannelsError, MissingReleaseError, type ReleaseStore, type StoredRelease } from '../store';

/** What a site is to consist of: the releases that a package's channels point to. */
export interface PlannedPackage {
  readonly live: StoredRelease;
  readonly previous: StoredRelease | null;
  /** With its share of the visitors, per cent. */
  readonly canary: (StoredRelease & { readonly traffic: number }) | null;
}

/** By folder name, sorted. */
export type Plan = ReadonlyMap<string, PlannedPackage>;

/** Releases that don't make a site; the message is one line for the terminal. */
export class PublishError extends Error {
  override name = 'PublishError';

  /** @param packages whose releases are to blame, as far as that is known */
  constructor(
    message: string,
    readonly packages: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Channels of packages, by folder name. */
export type AllChannels = Readonly<Record<string, Channels>>;

/**
 * The channels of every package in a store.
 *
 * @param shown what counts where a package's can't be used
 * @returns beside them the packages whose channels can't be used, with the reason
 */
export async function readChannels(store: ReleaseStore, shown: AllChannels = {}) {
  const unreadable = new Map<string, string>();
  const read = async (name: string): Promise<Channels> => {
    try {
      return await store.channels(name);
    } catch (error) {
      if (!(error instanceof ChannelsError)) throw error;
      unreadable.set(name, error.message);
      return shown[name] ?? {};
    }
  };
  const names = await store.packages();
  const all = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const channels: AllChannels = Object.fromEntries(all);
  return { channels, unreadable };
}

/** The plan that channels make; a package without a live release is not part of it. */
export async function readPlan(store: ReleaseStore, channels: AllChannels): Promise<Plan> {
  const planned = await Promise.all(
    Object.entries(channels)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, own]) => [name, own.live ? await planPackage(store, name, own, own.live) : null] as const),
  );
  return new Map(planned.flatMap(([name, it]) => (it ? [[name, it] as const] : [])));
}

async function planPackage(
  store: ReleaseStore,
  name: string,
  { previous, canary }: Channels,
  live: string,
): Promise<PlannedPackage> {
  const describe = async (version: string) => {
    const stored = await store.describe(name, version);
    checkLimits(stored.release);
    return stored;
  };
  const stored = canary ? await blaming(name, describe(canary.version)) : null;
  return {
    live: await blaming(name, describe(live)),
    // Nothing is rendered with it: a site can do without.
    previous: previous ? await describe(previous).catch(ignoreMissing) : null,
    canary: stored && canary ? { ...stored, traffic: canary.traffic } : null,
  };
}

/** @throws PublishError naming the package of a release that is not there, or not what was released */
export function blaming<T>(name: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isReleasesFault(error) ? new PublishError(error.message, [name]) : error;
  });
}

/** Codes of system errors that a release can't cause: the disk is full, files are forbidden, there are too many. */
const ofMachine = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM', 'EROFS', 'ENOMEM'];

/**
 * Attributes every error of some work on a package's release to that package, so that it is held back alone.
 *
 * @param packages that may have caused it
 * @throws PublishError naming them; the error itself where the machine is at fault
 */
export async function attributed<T>(packages: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PublishError || ofMachine.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const { message } = error as Error;
    throw new PublishError(isReleasesFault(error) ? message : `${packages.join(', ')}: ${message}`, packages);
  }
}

/** Whether a release is to blame, and not the way to the store. */
export const isReleasesFault = (error: unknown): error is Error =>
  error instanceof MissingReleaseError || error instanceof ReleaseError;

function ignoreMissing(error: unknown): null {
  if (isReleasesFault(error)) return null;
  throw error;
}
