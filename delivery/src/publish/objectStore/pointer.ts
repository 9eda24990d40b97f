import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { pointerKey } from './layout';
import type { ObjectStore } from './objectStore';

const pointerSchema = v.object({
  /** Makes each text, and so its entity tag, unique. */
  serial: v.number(),
  by: v.string(),
  generation: v.string(),
  previous: v.nullable(v.string()),
  folders: v.array(v.string()),
  /** Folders that stay for tabs opened before; the last visible one comes first. */
  earlier: v.array(v.string()),
  /** During a removal, publishers must not rely on objects that the pointer does not name. */
  removing: v.boolean(),
});

export type Pointer = v.InferOutput<typeof pointerSchema>;

export interface ReadPointer {
  readonly pointer: Pointer;
  readonly etag: string;
}

export interface Patience {
  /** ms until a removal counts as killed. Publishers stop their own in half of it. */
  readonly removalMs: number;
  readonly pauseMs: number;
}

export const defaultPatience: Patience = { removalMs: 60_000, pauseMs: 1_000 };

const headers = { type: 'application/json', cache: 'no-store' };

/** Null before the first publication. @throws Error for a pointer that no publisher has written */
async function readPointer(store: ObjectStore): Promise<ReadPointer | null> {
  const found = await store.read(pointerKey);
  if (!found) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pointerSchema), found.text);
  if (!parsed.success) throw new Error(`${store.address}: ${pointerKey} is not as a publisher writes it`);
  return { pointer: parsed.output, etag: found.etag };
}

/** @throws ObjectChanged after a concurrent write */
export async function writePointer(
  store: ObjectStore,
  before: ReadPointer | null,
  change: Omit<Pointer, 'serial' | 'by'>,
): Promise<ReadPointer> {
  const pointer = { serial: (before?.pointer.serial ?? 0) + 1, by: randomUUID(), ...change };
  const etag = await store.replace(pointerKey, JSON.stringify(pointer), headers, before?.etag ?? null);
  return { pointer, etag };
}

/** Waits for other removals, and ends one whose publisher was killed. */
export async function settledPointer(
  store: ObjectStore,
  { removalMs, pauseMs }: Patience,
  log: (line: string) => void,
): Promise<ReadPointer | null> {
  let seen = '';
  let since = 0;
  for (;;) {
    const read = await readPointer(store);
    if (!read?.pointer.removing) return read;
    if (read.etag !== seen) {
      seen = read.etag;
      since = performance.now();
      log('Another publisher removes old objects; waiting for it …');
    }
    if (performance.now() - since > removalMs) return writePointer(store, read, { ...read.pointer, removing: false });
    await wait(pauseMs);
  }
}
