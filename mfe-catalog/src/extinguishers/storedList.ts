import { useSyncExternalStore } from 'react';
import { type Extinguisher, isExtinguisher, limits, type NewExtinguisher } from './extinguisher';

/** Key in local storage. */
export const storageKey = 'myExtinguishers';

type List = readonly Extinguisher[];

const none: List = [];

/** Last text of the storage and its list: React compares lists by identity. */
let stored: { readonly text: string | null; readonly list: List } = { text: null, list: none };

/** List of this document, where the browser has refused to store it. */
let unstored: List | null = null;

/** Drops lines that are invalid or beyond the limit; anything unreadable counts as an empty list. */
export function parseList(text: string | null): List {
  try {
    return JSON.parse(text ?? '[]')
      .filter(isExtinguisher)
      .slice(0, limits.lines);
  } catch {
    return none;
  }
}

/** Reads the storage each time, so that a change never overwrites the lines of another tab. */
export function readList(): List {
  if (unstored) return unstored;
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== stored.text) stored = { text, list: parseList(text) };
    return stored.list;
  } catch {
    unstored = none;
    return unstored;
  }
}

/** Stores the list, or keeps it in the document if storage is full or forbidden. */
export function saveList(list: List): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
    unstored = null;
  } catch {
    unstored = list;
  }
  // Browsers send this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Adds as many lines as the list has room for. @returns the lines that have been left out */
export function addToList(added: readonly NewExtinguisher[]): readonly NewExtinguisher[] {
  const list = readList();
  const room = limits.lines - list.length;
  saveList([...list, ...added.slice(0, room).map((extinguisher) => ({ ...extinguisher, id: newId() }))]);
  return added.slice(room);
}

/** The list of this browser, also when another tab changes it. */
export function useList(): { readonly list: List; readonly isStored: boolean } {
  const list = useSyncExternalStore(subscribe, readList, () => none);
  return { list, isStored: unstored === null };
}

function subscribe(listener: () => void): () => void {
  const subscription = new AbortController();
  window.addEventListener('storage', listener, subscription);
  // Pages receive no storage events while they are in the back/forward cache.
  window.addEventListener('pageshow', listener, subscription);
  return () => subscription.abort();
}
