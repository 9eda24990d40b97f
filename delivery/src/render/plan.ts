import { checkLimits, ReleaseError } from '../release';
import { type Channels, MissingReleaseError, type ReleaseStore, type StoredRelease } from '../store';

export interface PlannedPackage {
  readonly live: StoredRelease;
  readonly previous: StoredRelease | null;
  readonly canary: (StoredRelease & Pick<Required<Channels>['canary'], 'traffic' | 'group'>) | null;
}

export type Plan = ReadonlyMap<string, PlannedPackage>;

/** The message is one line for the terminal. */
export class PublishError extends Error {
  override name = 'PublishError';

  constructor(
    message: string,
    readonly packages: readonly string[] = [],
    cause?: unknown,
    /** Packages that are refused together with these, by other reasons. */
    readonly others: readonly string[] = [],
  ) {
    super(message, { cause });
  }
}

export type AllChannels = Readonly<Record<string, Channels>>;

const mostReads = 5;

/** A package whose channels or releases are unreadable keeps its visible ones. @returns also these, with the reason */
export async function readChannels(store: ReleaseStore, published: AllChannels = {}) {
  const unreadable = new Map<string, string>();
  const errors = new Map<string, unknown>();
  const read = async (name: string): Promise<Channels> => {
    try {
      const own = await store.channels(name);
      // Missing channels may also mean that the store is being deleted.
      if (own.live || !published[name]?.live || (await store.versions(name)).length > 0) return own;
      unreadable.set(name, goneFrom(store, name));
      return published[name];
    } catch (error) {
      errors.set(name, error);
      unreadable.set(name, messageOf(error));
      return published[name] ?? {};
    }
  };
  const names = await store.packages();
  const readAll = () => Promise.all(names.map(async (name) => [name, await read(name)] as const));
  let all = await readAll();
  // Between two reads, several packages may have moved together.
  for (let reads = 2; reads <= mostReads; reads += 1) {
    const before = all;
    all = await readAll();
    if (JSON.stringify(all) === JSON.stringify(before)) break;
  }
  const [error] = errors.values();
  if (errors.size === names.length && errors.size > 0 && Object.keys(published).length === 0) throw error;
  const gone = Object.entries(published).filter(([name, { live }]) => live && !names.includes(name));
  for (const [name] of gone) unreadable.set(name, goneFrom(store, name));
  const channels: AllChannels = Object.fromEntries([...all, ...gone]);
  return { channels, unreadable };
}

const goneFrom = ({ location }: ReleaseStore, name: string) => `${location} has no release of ${name} any more`;

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
  const stored = canary ? await attributeToPackage(name, describe(canary.version)) : null;
  return {
    live: await attributeToPackage(name, describe(live)),
    previous: previous ? await attributeToPackage(name, describe(previous).catch(ignoreMissing)) : null,
    canary:
      stored && canary ? { ...stored, traffic: canary.traffic, ...(canary.group && { group: canary.group }) } : null,
  };
}

/** A store may fail for one package alone. @throws PublishError; the original error where the machine is at fault */
export function attributeToPackage<T>(name: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof PublishError || isOf(machineErrors, error)) throw error;
    throw new PublishError(messageOf(error), [name], error);
  });
}

/** Errors of the machine, never of a package. */
const machineErrors = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'ENOMEM'];
const folderErrors = ['EIO', 'EACCES', 'EPERM'];

const isOf = (codes: readonly string[], error: unknown) => codes.includes((error as NodeJS.ErrnoException).code ?? '');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws PublishError for all these packages; the original error where the machine is at fault */
export async function attributed<T>(packages: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PublishError || isOf([...machineErrors, ...folderErrors], error)) throw error;
    const { message } = error as Error;
    throw new PublishError(isReleasesFault(error) ? message : `${packages.join(', ')}: ${message}`, packages);
  }
}

/** False for a failing connection to the store. */
export const isReleasesFault = (error: unknown): error is Error =>
  error instanceof MissingReleaseError || error instanceof ReleaseError;

function ignoreMissing(error: unknown): null {
  if (isReleasesFault(error)) return null;
  throw error;
}
