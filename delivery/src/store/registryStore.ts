import { setTimeout as pause } from 'node:timers/promises';
import { remotes } from '@site/shared/registry';
import { withStaging } from '../files';
import { type Release, readRelease } from '../release';
import {
  canaryTagsOf,
  channelsOf,
  channelsText,
  parseChannels,
  pointedTo,
  type Tags,
  tagsOf,
  unwantedTags,
} from './channels';
import { historyOf, sinceTagOf, withMove } from './liveHistory';
import { npmRegistry, type Packument } from './npmRegistry';
import {
  isAbandoned,
  movedTag,
  newMoveId,
  type PreparedMove,
  preparedMoves,
  preparedTags,
  tagsToRemove,
} from './preparedMove';
import { createReleaseCache } from './releaseCache';
import { carriersOf, manifestOf, packRelease, releaseIn } from './releasePackage';
import { type Channels, type ReleaseStore, StoreError } from './releaseStore';
import {
  checkName,
  checkSame,
  isVersion,
  latestFirst,
  newestFirst,
  noSuchRelease,
  parseRollback,
  rollbackText,
} from './storedRelease';

export interface RegistryOptions {
  /** Separate for each registry and scope. */
  readonly cacheDir: string;
  readonly scope?: string;
  /** Read beside the user's `.npmrc`. Default: the working directory. */
  readonly npmrcFolder?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Registries have no common way to list a scope's packages. */
export const sitePackages: readonly string[] = ['shell', ...remotes.map(({ folder }) => folder)];

/** Each version has the assets that no earlier one carries; channels are dist-tags. */
export function createRegistryStore(url: string, options: RegistryOptions): ReleaseStore {
  const { cacheDir, scope = '@site', env = process.env, npmrcFolder } = options;
  const registry = npmRegistry(url, scope, env, npmrcFolder);
  const packageName = (name: string) => `${scope}/${checkName(name)}`;
  const known = new Map<string, Packument>();

  const read = async (name: string): Promise<Packument | undefined> => {
    const packument = await registry.packument(packageName(name));
    if (packument) known.set(name, packument);
    return packument;
  };

  /** Versions are immutable: a packument with the version is not read again. */
  const packumentWith = async (name: string, version: string): Promise<Packument | undefined> =>
    known.get(name)?.versions[version] ? known.get(name) : read(name);

  const describeFrom = async (packument: Packument | undefined, name: string, version: string) => {
    if (!isVersion(version) || !packument?.versions[version]) throw noSuchRelease(name, version, url);
    const described = releaseIn(packument.versions, version);
    const release = described ?? (await readRelease(await fetch(name, version, () => true)));
    return { release, time: publishedAt(version, packument) };
  };

  /** Waits at most 13 s: a registry's responses may lag behind. */
  const findPublished = async ({ name, version }: Release): Promise<Release> => {
    for (let wait = 50; wait < 10_000; wait *= 2) {
      const packument = await read(name);
      if (packument?.versions[version]) return (await describeFrom(packument, name, version)).release;
      await pause(wait);
    }
    throw new StoreError(`The registry ${url} has ${name} ${version} but does not list it: try again`);
  };

  const fromCache = createReleaseCache(cacheDir, url, async (name, version, target) => {
    const { dist } = (await packumentWith(name, version))?.versions[version] ?? {};
    return dist !== undefined && registry.extract(packageName(name), version, dist, target);
  });

  const fetch: ReleaseStore['fetch'] = async (name, version, isElsewhere) => {
    if (!isVersion(version)) throw noSuchRelease(name, version, url);
    return fromCache(name, version, isElsewhere);
  };

  const removeIfThere = async (packageName: string, tag: string): Promise<void> => {
    await registry.removeTag(packageName, tag).catch(async (error: unknown) => {
      if ((await registry.tags(packageName))?.[tag]) throw error;
    });
  };

  const tagsOfPackage = async (name: string): Promise<Tags> => (await registry.tags(packageName(name))) ?? {};

  /** Moves that count, the newest first. */
  const movesThatCount = async (name: string, own: Tags): Promise<readonly PreparedMove[]> => {
    const counted: PreparedMove[] = [];
    for (const move of preparedMoves(own)) {
      const tags = move.coordinator === name ? own : await tagsOfPackage(move.coordinator);
      if (tags[movedTag(move.id)]) counted.push(move);
    }
    return counted;
  };

  const channels = async (name: string): Promise<Channels> => {
    const own = await tagsOfPackage(name);
    const [move] = await movesThatCount(name, own);
    return channelsOf(move?.tags ?? own);
  };

  const checkVersions = async (name: string, wanted: Channels): Promise<void> => {
    parseChannels(wanted, name);
    const packument = await read(name);
    for (const version of pointedTo(wanted)) {
      if (!packument?.versions[version]) throw noSuchRelease(name, version, url);
    }
  };

  const setChannels = async (name: string, wanted: Channels): Promise<void> => {
    const current = await tagsOfPackage(name);
    const tags = tagsOf(wanted);
    if (wanted.live) await recordLive(name, wanted.live, current);
    for (const [tag, version] of tags) {
      if (current[tag] !== version) await registry.setTag(packageName(name), tag, version);
    }
    for (const tag of unwantedTags(current, tags)) await registry.removeTag(packageName(name), tag);
    await removePrepared(name, current);
  };

  const recordLive = async (name: string, version: string, current: Tags): Promise<void> => {
    const known = historyOf(current);
    const published = current.live ? publishedAt(current.live, await packumentWith(name, current.live)) : new Date(0);
    const moved = withMove(known, version, current.live, published);
    for (const move of moved.filter((it) => !known.includes(it)))
      await registry.setTag(packageName(name), sinceTagOf(move), move.version);
    for (const move of known.filter((it) => !moved.includes(it)))
      await removeIfThere(packageName(name), sinceTagOf(move));
  };

  /** Removes moves that count, whose tags are set, and abandoned ones. */
  const removePrepared = async (name: string, current: Tags): Promise<void> => {
    const counted = new Set((await movesThatCount(name, current)).map(({ id }) => id));
    const isOver = (id: string) => counted.has(id) || isAbandoned(id);
    for (const tag of tagsToRemove(current, isOver)) await registry.removeTag(packageName(name), tag);
  };

  /** Finishes a move of several packages whose mover was killed. */
  const finishMove = async (name: string): Promise<void> => {
    const [move] = await movesThatCount(name, await tagsOfPackage(name));
    if (move) await setChannels(name, channelsOf(move.tags));
  };

  return {
    location: url,
    channels,
    fetch,

    /** An unreadable package is listed, so that others are still published. */
    async packages() {
      const found = await Promise.allSettled(sitePackages.map((name) => registry.tags(packageName(name))));
      const [failed] = found.filter(({ status }) => status === 'rejected');
      if (failed && found.every(({ status }) => status === 'rejected')) throw (failed as PromiseRejectedResult).reason;
      const isThere = (result: (typeof found)[number] | undefined) =>
        result?.status === 'rejected' || Object.keys(result?.value ?? {}).length > 0;
      return sitePackages.filter((_, index) => isThere(found[index])).sort();
    },

    async moveChannels(name, wanted) {
      await checkVersions(name, wanted);
      await setChannels(name, wanted);
    },

    /** A registry moves one tag of one package at a time: the coordinator's is the one by which all channels move. */
    async moveTogether(moves) {
      const all = Object.entries(moves);
      for (const [name, wanted] of all) await checkVersions(name, wanted);
      const [coordinator, ...others] = Object.keys(moves);
      const [version] = pointedTo(moves[coordinator ?? ''] ?? {});
      if (coordinator && version && others.length > 0) {
        const id = newMoveId();
        for (const [name, wanted] of all) {
          for (const [tag, own] of preparedTags(coordinator, id, tagsOf(wanted)))
            await registry.setTag(packageName(name), tag, own);
        }
        await registry.setTag(packageName(coordinator), movedTag(id), version);
        for (const [name, wanted] of all) await setChannels(name, wanted);
        await registry.removeTag(packageName(coordinator), movedTag(id));
      } else for (const [name, wanted] of all) await setChannels(name, wanted);
    },

    async rollBackCanary(name, version) {
      await finishMove(name);
      const tags = (await registry.tags(packageName(name))) ?? {};
      if (canaryTagsOf(tags, version).length === 0) return tags.withdrawn === version;
      // A promotion moves `live` first, and then deletes the canary's tag as well.
      await registry.setTag(packageName(name), 'withdrawn', version);
      // The tag may belong to the next canary meanwhile.
      const current = (await registry.tags(packageName(name))) ?? {};
      for (const tag of canaryTagsOf(current, version)) await removeIfThere(packageName(name), tag);
      const after = (await registry.tags(packageName(name))) ?? {};
      if (after.live !== version) return true;
      if (after.withdrawn === version) await removeIfThere(packageName(name), 'withdrawn');
      return false;
    },

    async recordRollback(name, rollback) {
      const versions = (await read(name))?.versions;
      if (!versions?.[rollback.version]) throw noSuchRelease(name, rollback.version, url);
      if (parseRollback(rollback.version, versions[rollback.version]?.deprecated).length > 0) return;
      await registry.deprecate(packageName(name), rollback.version, rollbackText(rollback));
    },

    async rollbacks(name) {
      const versions = Object.entries((await read(name))?.versions ?? {});
      return latestFirst(versions.flatMap(([version, { deprecated }]) => parseRollback(version, deprecated)));
    },

    async publish(folder) {
      const release = await readRelease(folder);
      const { name, version } = release;
      const packument = await read(name);
      if (packument?.versions[version]) {
        checkSame(release, (await describeFrom(packument, name, version)).release, url);
        return 'present';
      }
      const earlier = versionsOf(packument).map((each) => [each, packument?.versions[each] ?? {}] as const);
      const carriedBy = carriersOf(release, new Map(earlier));
      const manifest = manifestOf(packageName(name), release, carriedBy);
      const tarball = await withStaging(cacheDir, (staging) => packRelease(folder, release, manifest, staging));
      const isNew = await registry.publish(manifest, tarball);
      checkSame(release, await findPublished(release), url);
      return isNew ? 'published' : 'present';
    },

    async versions(name) {
      return versionsOf(await read(name));
    },

    async history(name) {
      return historyOf(await tagsOfPackage(name));
    },

    async describe(name, version) {
      return describeFrom(await packumentWith(name, version), name, version);
    },

    async revision(of) {
      return (await Promise.all(of.map((name) => channels(name).then(channelsText, () => 'unreadable')))).join('\n');
    },
  };
}

function versionsOf(packument: Packument | undefined): readonly string[] {
  const found = Object.keys(packument?.versions ?? {}).filter(isVersion);
  return newestFirst(new Map(found.map((version) => [version, publishedAt(version, packument)])));
}

const publishedAt = (version: string, packument: Packument | undefined) =>
  new Date(String(packument?.time?.[version] ?? 0));
