import type { Release } from '../release';

export interface Channels {
  readonly live?: string;
  /** Version before; the fallback where `live` fails. */
  readonly previous?: string;
  readonly canary?: { readonly version: string /** Share of visitors, per cent: 1 to 99. */; readonly traffic: number };
  /** Version that was rolled back last; only an explicit deployment restores it. */
  readonly withdrawn?: string;
}

export interface StoredRelease {
  readonly release: Release;
  readonly time: Date;
}

export interface StoredVerdict {
  readonly version: string;
  /** ISO 8601. */
  readonly time: string;
  /** A sentence in Portuguese. */
  readonly reason: string;
}

export interface ReleaseStore {
  /** The folder's path or the registry's URL. */
  readonly location: string;
  packages(): Promise<readonly string[]>;
  /** Empty for an unknown package. @throws ChannelsError for unreadable channels */
  channels(name: string): Promise<Channels>;
  /** Moves a package's channels, fallbacks first; removes absent ones. @throws StoreError for a missing release, before any move */
  moveChannels(name: string, channels: Channels): Promise<void>;
  /**
   * Skips a version that is no longer the canary. Other channels stay, so that a concurrent promotion, replacement or rollback keeps its
   * effect.
   * @returns true after a rollback, by this or an earlier call
   */
  takeBackCanary(name: string, version: string): Promise<boolean>;
  /** Stores the reason of a rollback; the first verdict on a release stays. @throws StoreError for a missing release */
  addVerdict(name: string, verdict: StoredVerdict): Promise<void>;
  /** Latest first. */
  verdicts(name: string): Promise<readonly StoredVerdict[]>;
  /**
   * Resolves when the release can be fetched.
   * @returns `present` for an identical stored release
   * @throws StoreError for a different one under that version
   * @throws ReleaseError for a file that differs from the description
   */
  publish(folder: string): Promise<'published' | 'present'>;
  /** Newest first. */
  versions(name: string): Promise<readonly string[]>;
  /** @throws StoreError for a missing release */
  describe(name: string, version: string): Promise<StoredRelease>;
  /**
   * Returns a read-only local folder. Files from a network are verified first, and cached.
   * @param isElsewhere true for files that the caller does not need: they may be missing
   * @throws StoreError for a missing release
   * @throws ReleaseError for a changed file
   */
  fetch(name: string, version: string, isElsewhere?: (file: string) => boolean): Promise<string>;
  /** A text that changes with every possible move of these packages' channels; cheap to read often. */
  revision(names: readonly string[]): Promise<string>;

  /** Deletes all releases except the newest and those in channels. A registry is not pruned. */
  removeOld?(name: string, keep: number): Promise<void>;
}

/** Failure of a store; the message is one line for the terminal. */
export class StoreError extends Error {
  override name = 'StoreError';
}

export class MissingReleaseError extends StoreError {
  override name = 'MissingReleaseError';
}

/** Unreadable channels of one package, while the store works. */
export class ChannelsError extends StoreError {
  override name = 'ChannelsError';
}
