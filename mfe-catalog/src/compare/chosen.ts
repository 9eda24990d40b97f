import { useSyncExternalStore } from 'react';
import { limits } from './comparePath';

/** Ids chosen for a comparison, until the document is left. Not stored: the address of a comparison keeps them. */
let chosen: readonly string[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function choose(ids: readonly string[]): void {
  chosen = ids.slice(0, limits.most);
  for (const listener of listeners) listener();
}

/** Adds an id or, if it is chosen, removes it. */
export function toggleChosen(id: string): void {
  choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
}

const none: readonly string[] = [];

export function useChosen(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => none,
  );
}

/** State of a product's toggle; a card renders again only if its own state changes. */
export function useChoice(id: string): 'chosen' | 'free' | 'full' {
  return useSyncExternalStore(
    subscribe,
    () => (chosen.includes(id) ? 'chosen' : chosen.length < limits.most ? 'free' : 'full'),
    () => 'free',
  );
}
