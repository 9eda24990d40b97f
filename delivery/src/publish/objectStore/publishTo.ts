import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Lock, withLock } from '../../files';
import type { SiteFolder } from '../../repository';
import { keptVersions } from '../prune';
import { filesFolder, generationFolder, generationsFolder } from './layout';
import { entityTagOf, ObjectChanged, type ObjectStore, type StoredObject } from './objectStore';
import {
  defaultPatience,
  type Patience,
  type Pointer,
  type ReadPointer,
  settledPointer,
  writePointer,
} from './pointer';
import { type SiteObject, type SiteObjects, siteObjects } from './siteObjects';

interface Options<T> {
  readonly store: ObjectStore;
  readonly site: SiteFolder;
  /** Runs again after a concurrent publication, which may have read later channels. */
  readonly publish: () => Promise<T>;
  /** Uploads objects again whose content differs by their entity tag. */
  readonly repair?: boolean;
  readonly log?: (line: string) => void;
  readonly patience?: Patience;
}

export interface PublishedTo<T> {
  readonly result: T;
  readonly generation: string;
  readonly moved: boolean;
}

const requestsAtOnce = 16;
const mostAttempts = 5;

/** The pointer comes last: a killed publisher leaves the old site or the new one. @throws Error in one line */
export async function publishTo<T>(options: Options<T>): Promise<PublishedTo<T>> {
  const { store, site, publish, repair = false, log = () => {}, patience = defaultPatience } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Read before the channels, so that an older view of them never replaces a later one.
      const before = await settledPointer(store, patience, log);
      const result = await publish();
      const upload = (lock: Lock) => uploadSite({ store, site, before, repair, lock, log, patience });
      return { result, ...(await withLock(site.base, upload)) };
    } catch (error) {
      if (!(error instanceof ObjectChanged) || attempt === mostAttempts) throw error;
      log('Another publisher was faster; publishing again …');
      await wait(Math.random() * attempt * patience.pauseMs);
    }
  }
}

interface Upload {
  readonly store: ObjectStore;
  readonly site: SiteFolder;
  readonly before: ReadPointer | null;
  readonly repair: boolean;
  readonly lock: Lock;
  readonly log: (line: string) => void;
  readonly patience: Patience;
}

async function uploadSite({ store, site, before, repair, lock, log, patience }: Upload) {
  const objects = await siteObjects(site);
  const { generation } = objects;
  // Listed after the pointer was read: any later removal changes the pointer, and the write below fails.
  const [files, generations] = await Promise.all([store.list(filesFolder), store.list(generationsFolder)]);
  const present = new Map([...files, ...generations]);
  const uploaded =
    (await uploadMissing(store, objects.released, present, repair)) +
    (await uploadMissing(store, objects.pages, present, repair));
  await lock.assertHeld();
  const moved = before?.pointer.generation !== generation;
  const shown = moved ? await writePointer(store, before, pointerTo(objects, before?.pointer)) : before;
  if (uploaded > 0 || moved) log(`${uploaded} objects uploaded; visitors get generation ${generation}`);
  await removeUnnamed({ store, shown, present: [...present.keys()], log, patience });
  return { generation, moved };
}

async function uploadMissing(
  store: ObjectStore,
  objects: readonly SiteObject[],
  present: ReadonlyMap<string, StoredObject>,
  repair: boolean,
): Promise<number> {
  const limit = pLimit(requestsAtOnce);
  const isMissing = ({ key, size }: SiteObject) => present.get(key)?.size !== size;
  let uploaded = 0;
  let failure: unknown;
  const upload = async (object: SiteObject) => {
    if (failure) return;
    const { key, headers, read } = object;
    await read()
      .then(async (content) => {
        if (!isMissing(object) && present.get(key)?.etag === entityTagOf(content)) return;
        await store.put(key, content, headers);
        uploaded += 1;
      })
      .catch((error) => {
        failure ??= error;
      });
  };
  await Promise.all(objects.filter((it) => repair || isMissing(it)).map((object) => limit(upload, object)));
  if (failure) throw failure;
  return uploaded;
}

function pointerTo({ generation, folders }: SiteObjects, before: Pointer | undefined): Omit<Pointer, 'serial' | 'by'> {
  return {
    generation,
    previous: before?.generation ?? null,
    folders: [...folders],
    earlier: earlierFolders(folders, before),
    removing: false,
  };
}

/** Folders of the previous generation, and up to five versions of each package. */
function earlierFolders(folders: readonly string[], before: Pointer | undefined): string[] {
  const packageOf = (folder: string) => folder.split('/', 1)[0] ?? '';
  const kept = [...folders];
  const countOf = (name: string) => kept.filter((folder) => packageOf(folder) === name).length;
  for (const folder of [...(before?.folders ?? []), ...(before?.earlier ?? [])]) {
    const isNamed = before?.folders.includes(folder);
    if (!kept.includes(folder) && (isNamed || countOf(packageOf(folder)) < keptVersions)) kept.push(folder);
  }
  return kept.slice(folders.length);
}

interface Removal {
  readonly store: ObjectStore;
  readonly shown: ReadPointer;
  readonly present: readonly string[];
  readonly log: (line: string) => void;
  readonly patience: Patience;
}

/** The pointer announces the removal: a publisher that relies on a removed object then fails to replace the pointer. */
async function removeUnnamed({ store, shown, present, log, patience }: Removal): Promise<void> {
  const { pointer } = shown;
  const generations = [pointer.generation, pointer.previous ?? ''].map(generationFolder);
  const folders = [...pointer.folders, ...pointer.earlier].map((folder) => `${filesFolder}${folder}/`);
  const kept = [...generations, ...folders];
  const isAsset = (key: string) => key.startsWith(filesFolder) && key.split('/')[2] === 'assets';
  const isNamed = (key: string) => isAsset(key) || kept.some((folder) => key.startsWith(folder));
  const unnamed = present.filter((key) => !isNamed(key));
  if (unnamed.length === 0) return;
  try {
    // Counted from before the mark, by the clock: timers are late in a suspended process.
    const deadline = Date.now() + patience.removalMs / 2;
    const signal = AbortSignal.timeout(patience.removalMs / 2);
    // Node warns from the eleventh listener on.
    setMaxListeners(0, signal);
    const marked = await writePointer(store, shown, { ...pointer, removing: true });
    const limit = pLimit(requestsAtOnce);
    const remove = async (key: string) => {
      if (Date.now() >= deadline) throw new Error('too late');
      await store.remove(key, signal);
    };
    const removals = await Promise.allSettled(unnamed.map((key) => limit(remove, key)));
    await writePointer(store, marked, { ...pointer, removing: false });
    const failed = removals.filter(({ status }) => status === 'rejected').length;
    log(`${unnamed.length - failed} old objects removed${failed > 0 ? `, ${failed} left for the next time` : ''}`);
  } catch (error) {
    if (!(error instanceof ObjectChanged)) throw error;
    log('Another publisher was faster, and removes old objects');
  }
}
