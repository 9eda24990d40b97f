import { isAddress, isLocalEntry } from './overrides';

/** What the panel's form holds of a remote, while somebody decides. */
export type Draft =
  | { readonly kind: 'site' }
  /** A channel or a version. */
  | { readonly kind: 'release'; readonly choice: string }
  | { readonly kind: 'local'; readonly address: string };

/** @param choice as in `Overrides` */
export const draftOf = (choice: string): Draft =>
  isAddress(choice) ? { kind: 'local', address: choice } : { kind: 'release', choice };

/** Null for what the site chooses by itself. */
export function choiceOf(draft: Draft): string | null {
  if (draft.kind === 'site') return null;
  return draft.kind === 'release' ? draft.choice : draft.address.trim();
}

export const isComplete = (draft: Draft): boolean => draft.kind !== 'local' || isLocalEntry(draft.address.trim());
