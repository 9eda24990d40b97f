import type { Release } from '../release';

/** The pointers of one package. Only its own team moves them. */
export interface Channels {
  /** Version that visitors get. */
  readonly live?: string;
  /** Version before it: the fallback where `live` fails. */
  readonly previous?: string;
  /** Version that a share of the visitors gets. */
  readonly canary?: { readonly version: string /** Share of visitors, per cent: 1 to 99. */; readonly traffic: number };
  /** Version that was rolled back last: nothing but a deployment that names it brings it back. */
  readonly withdrawn?: string;
}

/** A release as the store lists it. */
export interface StoredRelease {
  readonly release: Release;
  /** When it was published. */
  readonly time: Date;
}

/** Why and when a release was taken back without a person's doing. */
export interface StoredVerdict {
  readonly version: string;
  /** ISO 8601. */
  readonly time: string;
  /** A sentence in Portuguese. */
  readonly reason: string;
}

/** Keeps the releases of all packages, and each package's channels. Knows nothing of sites. */
export interface ReleaseStore {
  /** Where it is: the folder's path or the registry's URL. */
  readonly location: string;
  /** Packages that have a release, sorted by name. */
  packages(): Promise<readonly string[]>;
  /**
   * An unknown package has no channels.
   *
   * @throws ChannelsError when what the store has of them can't be used
   */
  channels(name: string): Promise<Channels>;
  /**
   * Points a package's channels elsewhere; those that are left out are taken away. What serves as a fallback is pointed
   * to before what needs it.
   *
   * @throws StoreError when there is no such release; then nothing was moved
   */
  moveChannels(name: string, channels: Channels): Promise<void>;
  /**
   * Takes back a canary if that very version still is one, and leaves every other channel alone: whoever promotes,
   * replaces or takes it back in the same moment has their way. It is `withdrawn` then.
   *
   * @returns whether it is taken back, now or by somebody else before
   */
  takeBackCanary(name: string, version: string): Promise<boolean>;
  /**
   * Keeps why a release was taken back; the first verdict on a release stays.
   *
   * @throws StoreError when there is no such release
   */
  addVerdict(name: string, verdict: StoredVerdict): Promise<void>;
  /** The verdicts on releases of a package that the store has, the latest first. */
  verdicts(name: string): Promise<readonly StoredVerdict[]>;
  /**
   * Adds a release; it can be fetched as soon as this resolves.
   *
   * @param folder of the release, complete
   * @returns `present` when the store has the very same release already
   * @throws StoreError when it has another one under that version
   * @throws ReleaseError when a file is not what the release says it is
   */
  publish(folder: string): Promise<'published' | 'present'>;
  /** Versions of a package, the newest first. */
  versions(name: string): Promise<readonly string[]>;
  /** @throws StoreError when there is no such release */
  describe(name: string, version: string): Promise<StoredRelease>;
  /**
   * A folder on this machine with the release's files, for reading only. What comes over a network is kept, and
   * verified before anything else sees it.
   *
   * @param isElsewhere true for files that the caller does not need: they may be missing
   * @throws StoreError when there is no such release
   * @throws ReleaseError when a file is not what was released
   */
  fetch(name: string, version: string, isElsewhere?: (file: string) => boolean): Promise<string>;
  /** Something that differs when any channel of these packages may have moved: cheap to ask for often. */
  revision(names: readonly string[]): Promise<string>;

  /** Deletes all but the newest releases of a package and those that its channels name. A registry is tended otherwise. */
  removeOld?(name: string, keep: number): Promise<void>;
}

/** Failure of a store; the message is one line for the terminal. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** A release that a store doesn't have. */
export class MissingReleaseError extends StoreError {
  override name = 'MissingReleaseError';
}

/** Channels that can't be read: of one package, while the store works. */
export class ChannelsError extends StoreError {
  override name = 'ChannelsError';
}
