import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  copyContent,
  flushToDisk,
  ifENOENT,
  moveIntoPlace,
  readPlainFile,
  replaceFile,
  withLock,
  withStaging,
} from '../files';
import { hasDigest, isAsset, type Release, readRelease, releaseFile } from '../release';
import { parseChannels, pointedTo } from './channels';
import { historyText, parseHistory, withMove } from './liveHistory';
import type { Channels, ReleaseStore, StoredRollback } from './releaseStore';
import {
  checkName,
  checkSame,
  isName,
  isVersion,
  latestFirst,
  newestFirst,
  noSuchRelease,
  parseRollback,
  rollbackText,
  verifyStored,
} from './storedRelease';

/** Bytes, except a release's description. */
const mostBytes = 2 ** 16;

/** `<package>/<version>/` with hard links for common assets, `channels.json`, `history.txt`, `verdict-<version>.txt`; `move.json`. */
export function createFolderStore(folder: string): ReleaseStore {
  const location = path.resolve(folder);
  const packageFolder = (name: string) => path.join(location, checkName(name));
  const channelsFile = (name: string) => path.join(packageFolder(name), 'channels.json');
  const releaseFolder = (name: string, version: string) => {
    if (!isVersion(version)) throw noSuchRelease(name, version, location);
    return path.join(packageFolder(name), version);
  };

  /** Modification time of a file that only the publication writes. */
  const publishedAt = (name: string, version: string): Promise<Date | undefined> =>
    stat(path.join(releaseFolder(name, version), releaseFile)).then(({ mtime }) => mtime, ifENOENT(undefined));

  const requireTime = async (name: string, version: string): Promise<Date> => {
    const time = await publishedAt(name, version);
    if (!time) throw noSuchRelease(name, version, location);
    return time;
  };

  const versions = async (name: string): Promise<readonly string[]> => {
    const times = new Map<string, Date>();
    for (const version of await readdir(packageFolder(name)).catch(ifENOENT([]))) {
      const time = isVersion(version) && (await publishedAt(name, version));
      if (time) times.set(version, time);
    }
    return newestFirst(times);
  };

  const channelsText = (name: string): Promise<string> =>
    readPlainFile(channelsFile(name), mostBytes).catch(ifENOENT('{}'));

  /** Holds the channels of several packages until each package's own file has them. They count from its writing on. */
  const moveFile = path.join(location, 'move.json');
  const moveText = (): Promise<string> => readPlainFile(moveFile, mostBytes).catch(ifENOENT('{}'));

  const unfinishedMove = async (): Promise<ReadonlyMap<string, Channels>> => {
    const moves = Object.entries(Object(parseJson(await moveText())));
    return new Map(moves.map(([name, wanted]) => [name, parseChannels(wanted, moveFile)]));
  };

  const channels = async (name: string): Promise<Channels> =>
    (await unfinishedMove()).get(name) ?? parseChannels(parseJson(await channelsText(name)), channelsFile(name));

  const checkVersions = async (name: string, wanted: Channels) => {
    for (const version of pointedTo(wanted)) await requireTime(name, version);
  };

  const writeChannels: ReleaseStore['moveChannels'] = async (name, wanted) => {
    const text = `${JSON.stringify(parseChannels(wanted, name), null, 2)}\n`;
    await checkVersions(name, wanted);
    if (wanted.live) await recordLive(name, wanted.live);
    await replaceFile(channelsFile(name), text);
  };

  const historyFile = (name: string) => path.join(packageFolder(name), 'history.txt');
  const history = async (name: string) =>
    parseHistory(await readPlainFile(historyFile(name), mostBytes).catch(ifENOENT('')));

  const recordLive = async (name: string, version: string) => {
    const before = String(Object(parseJson(await channelsText(name))).live);
    const live = isVersion(before) ? before : undefined;
    const published = (live && (await publishedAt(name, live))) || new Date(0);
    await replaceFile(historyFile(name), historyText(withMove(await history(name), version, live, published)));
  };

  const finishMove = async (): Promise<void> => {
    for (const [name, wanted] of await unfinishedMove())
      await withLock(packageFolder(name), () => writeChannels(name, wanted));
    await rm(moveFile, { force: true });
  };

  /** A server may roll a canary back while its team moves a channel. */
  const withPackage = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    if ((await unfinishedMove()).size > 0) await withLock(location, finishMove);
    return withLock(packageFolder(name), work);
  };

  const moveChannels: ReleaseStore['moveChannels'] = (name, wanted) =>
    withPackage(name, () => writeChannels(name, wanted));

  const rollbackFile = (name: string, version: string) => path.join(packageFolder(name), `verdict-${version}.txt`);

  const rollbacks = async (name: string): Promise<readonly StoredRollback[]> => {
    const found = (await versions(name)).map(async (version) => {
      const text = await readPlainFile(rollbackFile(name, version), mostBytes).catch(ifENOENT(''));
      return parseRollback(version, text);
    });
    return latestFirst((await Promise.all(found)).flat());
  };

  /** Paths of stored assets by name and digest: `assets/a.3fa9c1d2.avif sha384-…`. */
  const storedAssets = async (name: string): Promise<ReadonlyMap<string, string>> => {
    const stored = new Map<string, string>();
    for (const version of await versions(name)) {
      const release = await readRelease(releaseFolder(name, version)).catch(() => null);
      for (const [file, { digest }] of Object.entries(release?.files ?? {}))
        if (isAsset(file)) stored.set(`${file} ${digest}`, path.join(releaseFolder(name, version), file));
    }
    return stored;
  };

  return {
    location,
    channels,
    versions,
    moveChannels,
    history,
    rollbacks,

    async moveTogether(moves) {
      const [[name, wanted] = [], ...others] = Object.entries(moves);
      if (name && wanted && others.length === 0) return moveChannels(name, wanted);
      await withLock(location, async () => {
        await finishMove();
        for (const [name, wanted] of Object.entries(moves)) await checkVersions(name, parseChannels(wanted, name));
        await replaceFile(moveFile, JSON.stringify(moves));
        await finishMove();
      });
    },

    rollBackCanary: (name, version) =>
      withPackage(name, async () => {
        const { canary, ...others } = await channels(name);
        if (canary?.version === version) await writeChannels(name, { ...others, withdrawn: version });
        return canary?.version === version || others.withdrawn === version;
      }),

    async recordRollback(name, rollback) {
      const { version } = rollback;
      await requireTime(name, version);
      if ((await rollbacks(name)).some((each) => each.version === version)) return;
      await replaceFile(rollbackFile(name, version), rollbackText(rollback));
    },

    async packages() {
      const names: string[] = [];
      for (const entry of await readdir(location, { withFileTypes: true }).catch(ifENOENT([]))) {
        if (!entry.isDirectory() || !isName(entry.name)) continue;
        // Lists an unreadable package, so that the others are still published.
        if ((await versions(entry.name).catch(() => [entry.name])).length > 0) names.push(entry.name);
      }
      return names.sort();
    },

    async publish(source) {
      const release = await readRelease(source);
      const { name, version } = release;
      const target = releaseFolder(name, version);
      const isThere = async () => {
        if (!(await publishedAt(name, version))) return false;
        checkSame(release, await readRelease(target), location);
        return true;
      };
      if (await isThere()) return 'present';
      // Unlisted files would escape the verification.
      await verifyStored(source, name, version, () => true);
      return withStaging(packageFolder(name), async (staging) => {
        const copy = path.join(staging, version);
        const links = await copyRelease(source, release, copy, await storedAssets(name));
        await verifyStored(copy, name, version, (file) => links.has(file));
        await flushToDisk(copy);
        if (await moveIntoPlace(copy, target)) return 'published';
        await isThere();
        return 'present';
      });
    },

    async describe(name, version) {
      const time = await requireTime(name, version);
      return { release: await readRelease(releaseFolder(name, version)), time };
    },

    async fetch(name, version, isElsewhere) {
      await requireTime(name, version);
      await verifyStored(releaseFolder(name, version), name, version, isElsewhere);
      return releaseFolder(name, version);
    },

    async removeOld(name, keep) {
      const pointed = new Set(pointedTo(await channels(name)));
      for (const version of (await versions(name)).slice(keep)) {
        if (pointed.has(version)) continue;
        // Renamed last: readers find all or nothing.
        await withStaging(packageFolder(name), (staging) =>
          rename(releaseFolder(name, version), path.join(staging, version)),
        );
        await rm(rollbackFile(name, version), { force: true });
      }
    },

    // Keys are written in a fixed order, so equal channels give equal text.
    async revision(names) {
      const texts = [moveText(), ...names.map(channelsText)];
      return (await Promise.all(texts.map((text) => text.catch(() => 'unreadable')))).join('\n');
    },
  };
}

/** Links stored assets unless they were altered. @returns linked files, already verified */
async function copyRelease(source: string, release: Release, copy: string, stored: ReadonlyMap<string, string>) {
  const links = new Set<string>();
  const folders = Object.keys(release.files).map((file) => path.join(copy, path.dirname(file)));
  for (const each of new Set([copy, ...folders])) await mkdir(each, { recursive: true });
  for (const [file, { digest }] of Object.entries(release.files)) {
    const earlier = stored.get(`${file} ${digest}`);
    if (earlier && (await hasDigest(earlier, digest)) && (await linked(earlier, path.join(copy, file))))
      links.add(file);
    else await copyContent(path.join(source, file), path.join(copy, file));
  }
  await copyContent(path.join(source, releaseFile), path.join(copy, releaseFile));
  return links;
}

/** @returns false without links, for too many links, or for a file of another user */
const linked = (file: string, name: string): Promise<boolean> =>
  link(file, name).then(
    () => true,
    () => false,
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
