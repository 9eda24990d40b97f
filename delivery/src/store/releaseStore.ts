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

/** Reason and time of a rollback by a server. */
export interface StoredVerdict {
  readonly version: string;
  /** ISO 8601. */
  readonly time: string;
  /** A sentence in Portuguese. */
  readonly reason: string;
}

/** Stores the releases of all packages, and each package's channels. */
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
   * Moves a package's channels; those that are left out are removed. Fallbacks are moved before the channels that need them.
   *
   * @throws StoreError when there is no such release; then nothing was moved
   */
  moveChannels(name: string, channels: Channels): Promise<void>;
  /**
   * Rolls a canary back if that version is still the canary; it becomes `withdrawn`. Other channels stay, so that a promotion,
   * replacement or rollback at the same moment keeps its effect.
   *
   * @returns whether it is taken back, now or by somebody else before
   */
  takeBackCanary(name: string, version: string): Promise<boolean>;
  /**
   * Stores the reason of a rollback. The first verdict on a release is kept.
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
   * Returns a read-only folder on this machine with the release's files. Files from a network are verified first, and cached.
   *
   * @param isElsewhere true for files that the caller does not need: they may be missing
   * @throws StoreError when there is no such release
   * @throws ReleaseError when a file is not what was released
   */
  fetch(name: string, version: string, isElsewhere?: (file: string) => boolean): Promise<string>;
  /** A text that changes whenever a channel of these packages may have moved; cheap to read often. */
  revision(names: readonly string[]): Promise<string>;

  /** Deletes all but the newest releases of a package and those that its channels name. A registry is not pruned. */
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
