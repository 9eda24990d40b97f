import { useSyncExternalStore } from 'react';
import { type Extinguisher, isExtinguisher, limits, type NewExtinguisher } from './extinguisher';

/** Key in local storage. */
export const storageKey = 'myExtinguishers';

interface Stored {
  readonly list: readonly Extinguisher[];
  /** False if the browser has refused to store the list, which then lasts as long as the document. */
  readonly isStored: boolean;
}

const none: Stored = { list: [], isStored: true };
let current: Stored | null = null;
const listeners = new Set<() => void>();

/** Drops lines that are invalid or beyond the limit; anything unreadable counts as an empty list. */
export function parseList(text: string | null): readonly Extinguisher[] {
  try {
    return JSON.parse(text ?? '[]')
      .filter(isExtinguisher)
      .slice(0, limits.lines);
  } catch {
    return [];
  }
}

function read(): Stored {
  try {
    return { list: parseList(localStorage.getItem(storageKey)), isStored: true };
  } catch {
    return { list: [], isStored: false };
  }
}

export const readList = (): Stored => {
  current ??= read();
  return current;
};

/** Another tab may have changed the list; one that could not be stored lasts. */
function refresh(): void {
  if (current?.isStored !== false) current = read();
}

/** Stores the list, or keeps it in the document if storage is full or forbidden. */
export function saveList(list: readonly Extinguisher[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
    current = { list, isStored: true };
  } catch {
    current = { list, isStored: false };
  }
  for (const listener of listeners) listener();
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Adds as many lines as the list has room for. @returns the lines that have been left out */
export function addToList(added: readonly NewExtinguisher[]): readonly NewExtinguisher[] {
  refresh();
  const { list } = readList();
  const room = limits.lines - list.length;
  saveList([...list, ...added.slice(0, room).map((extinguisher) => ({ ...extinguisher, id: newId() }))]);
  return added.slice(room);
}

/** The list of this browser, also when another tab changes it. */
export const useList = (): Stored => useSyncExternalStore(subscribe, readList, () => none);

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if ((key ?? storageKey) === storageKey) update();
  };
  // Pages receive no storage events while they are in the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && update();
  function update() {
    refresh();
    listener();
  }
  refresh();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
