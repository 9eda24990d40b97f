import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease, releaseFile } from '../release';
import { flushToDisk } from '../repository';
import { channelsText, parseChannels, pointedTo } from './channels';
import { type Channels, ChannelsError, type ReleaseStore, type StoredVerdict, StoreError } from './releaseStore';
import { flush, ifMissing, moveIntoPlace, withStaging } from './staging';
import { checkName, checkSame, isName, isVersion, newestFirst, noSuchRelease, verifyStored } from './storedRelease';
import { latestFirst, parseVerdict, verdictFile, verdictText, verdictVersion } from './verdicts';

/**
 * Releases in `<folder>/<package>/<version>/`, and each package's channels in `<folder>/<package>/channels.json`: no two
 * packages share a file. What became of a release is in `verdict-<version>.txt` beside it. All appear by a rename, so that a process that is killed leaves all or nothing.
 */
export function createFolderStore(folder: string): ReleaseStore {
  const location = path.resolve(folder);
  const packageFolder = (name: string) => path.join(location, checkName(name));
  const channelsFile = (name: string) => path.join(packageFolder(name), 'channels.json');
  const releaseFolder = (name: string, version: string) => {
    if (!isVersion(version)) throw noSuchRelease(name, version, location);
    return path.join(packageFolder(name), version);
  };

  /** The file is written when its release is published, and never again. */
  const publishedAt = (name: string, version: string): Promise<Date | undefined> =>
    stat(path.join(releaseFolder(name, version), releaseFile)).then(({ mtime }) => mtime, ifMissing(undefined));

  const requireTime = async (name: string, version: string): Promise<Date> => {
    const time = await publishedAt(name, version);
    if (!time) throw noSuchRelease(name, version, location);
    return time;
  };

  const versions = async (name: string): Promise<readonly string[]> => {
    const times = new Map<string, Date>();
    for (const version of await readdir(packageFolder(name)).catch(ifMissing([]))) {
      const time = isVersion(version) && (await publishedAt(name, version));
      if (time) times.set(version, time);
    }
    return newestFirst(times);
  };

  const channels = async (name: string): Promise<Channels> => {
    const text = await readFile(channelsFile(name), 'utf8').catch(ifMissing('{}'));
    return parseChannels(parseJson(text), channelsFile(name));
  };

  const moveChannels: ReleaseStore['moveChannels'] = async (name, wanted) => {
    parseChannels(wanted, name);
    for (const version of pointedTo(wanted)) await requireTime(name, version);
    const text = `${JSON.stringify(wanted, null, 2)}\n`;
    if ((await readFile(channelsFile(name), 'utf8').catch(ifMissing(''))) === text) return;
    await replace(name, 'channels.json', text);
  };

  /** Puts a file beside the releases of a package: all of it or nothing. */
  const replace = (name: string, file: string, text: string) =>
    writing(location, () =>
      withStaging(packageFolder(name), async (staging) => {
        const staged = path.join(staging, file);
        await writeFile(staged, text);
        await flush(staged);
        await rename(staged, path.join(packageFolder(name), file));
      }),
    );

  const verdicts = async (name: string): Promise<readonly StoredVerdict[]> => {
    const found: StoredVerdict[] = [];
    for (const file of await readdir(packageFolder(name)).catch(ifMissing([]))) {
      const version = verdictVersion(file);
      if (version === null || !(await publishedAt(name, version))) continue;
      const text = await readFile(path.join(packageFolder(name), file), 'utf8').catch(ifMissing(''));
      found.push(...parseVerdict(version, text));
    }
    return latestFirst(found);
  };

  return {
    location,
    channels,
    versions,
    moveChannels,
    verdicts,

    async takeBackCanary(name, version) {
      const { canary, ...others } = await channels(name);
      if (canary?.version === version) await moveChannels(name, { ...others, withdrawn: version });
      return canary?.version === version || others.withdrawn === version;
    },

    async addVerdict(name, verdict) {
      await requireTime(name, verdict.version);
      if ((await verdicts(name)).some(({ version }) => version === verdict.version)) return;
      await replace(name, verdictFile(verdict.version), verdictText(verdict));
    },

    async packages() {
      const names: string[] = [];
      for (const entry of await readdir(location, { withFileTypes: true }).catch(ifMissing([]))) {
        if (!entry.isDirectory() || !isName(entry.name)) continue;
        if ((await versions(entry.name)).length > 0) names.push(entry.name);
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
      return writing(location, () =>
        withStaging(packageFolder(name), async (staging) => {
          const copy = path.join(staging, version);
          await cp(source, copy, { recursive: true, dereference: true });
          await verifyStored(copy, name, version);
          await flushToDisk(copy);
          if (await moveIntoPlace(copy, target)) return 'published';
          // Somebody else has published that version meanwhile.
          await isThere();
          return 'present';
        }),
      );
    },

    async describe(name, version) {
      const time = await requireTime(name, version);
      return { release: await readRelease(releaseFolder(name, version)), time };
    },

    async fetch(name, version) {
      await requireTime(name, version);
      await verifyStored(releaseFolder(name, version), name, version);
      return releaseFolder(name, version);
    },

    async removeOld(name, keep) {
      const pointed = new Set(pointedTo(await channels(name)));
      for (const version of (await versions(name)).slice(keep)) {
        if (pointed.has(version)) continue;
        // Aside first: whoever looks for it meanwhile finds all of it or nothing.
        await withStaging(packageFolder(name), (staging) =>
          rename(releaseFolder(name, version), path.join(staging, version)),
        );
        await rm(path.join(packageFolder(name), verdictFile(version)), { force: true });
      }
    },

    async revision(names) {
      const texts = names.map((name) =>
        channels(name).then(channelsText, (error) => {
          // Those that can't be used are others once they are mended.
          if (error instanceof ChannelsError) return readFile(channelsFile(name), 'utf8').catch(ifMissing(''));
          throw error;
        }),
      );
      return (await Promise.all(texts)).join('\n');
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws StoreError where the store may not or can't be written to */
async function writing<T>(location: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST'].includes(code ?? '')) throw error;
    throw new StoreError(`The release store ${location} can't be written to: ${message}`);
  }
}
