import type { Release } from '../release';

export interface Channels {
  readonly live?: string;
  readonly previous?: string;
  readonly canary?: {
    readonly version: string;
    /** Share of visitors, per cent: 1 to 99. */
    readonly traffic: number;
    /** Canaries that were deployed together have the same, and reach the same visitors. */
    readonly group?: string;
  };
  /** Only an explicit deployment restores it. */
  readonly withdrawn?: string;
}

export interface StoredRelease {
  readonly release: Release;
  readonly time: Date;
}

export interface StoredRollback {
  readonly version: string;
  /** ISO 8601. */
  readonly time: string;
  /** A sentence in Portuguese. */
  readonly reason: string;
}

/** A release that became live for all visitors. */
export interface LiveMove {
  readonly version: string;
  readonly since: Date;
}

export interface ReleaseStore {
  readonly location: string;
  packages(): Promise<readonly string[]>;
  /** Empty for an unknown package. @throws ChannelsError */
  channels(name: string): Promise<Channels>;
  /** Fallbacks first; removes absent channels. @throws StoreError for a missing release, before any move */
  moveChannels(name: string, channels: Channels): Promise<void>;
  /** Whole after a crash: readers get all of these channels, or none. @throws StoreError for a missing release, before any move */
  moveTogether(moves: Readonly<Record<string, Channels>>): Promise<void>;
  /** Other channels keep concurrent moves. @returns true after a rollback, by this or an earlier call */
  rollBackCanary(name: string, version: string): Promise<boolean>;
  /** The first reason for a release stays. @throws StoreError for a missing release */
  recordRollback(name: string, rollback: StoredRollback): Promise<void>;
  rollbacks(name: string): Promise<readonly StoredRollback[]>;
  /** Resolves when the release can be fetched. @throws StoreError for another one under that version; ReleaseError */
  publish(folder: string): Promise<'published' | 'present'>;
  versions(name: string): Promise<readonly string[]>;
  /** Live releases, the oldest first. Earlier versions of the commands recorded none. */
  history(name: string): Promise<readonly LiveMove[]>;
  describe(name: string, version: string): Promise<StoredRelease>;
  /** @param isElsewhere true for files that may be missing @throws StoreError, ReleaseError after verification of the files */
  fetch(name: string, version: string, isElsewhere?: (file: string) => boolean): Promise<string>;
  /** Changes with every possible move of these packages' channels; cheap to read often. */
  revision(names: readonly string[]): Promise<string>;

  /** Keeps the newest and those in channels. A registry is not pruned. */
  removeOld?(name: string, keep: number): Promise<void>;
}

/** The message is one line for the terminal. */
export class StoreError extends Error {
  override name = 'StoreError';
}

export class MissingReleaseError extends StoreError {
  override name = 'MissingReleaseError';
}

export class ChannelsError extends StoreError {
  override name = 'ChannelsError';
}
