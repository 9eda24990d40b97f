import { overridesKey } from '@site/shared/contracts';

/** True if this browser has stored overrides. */
export function hasOverrides(): boolean {
  try {
    return (localStorage.getItem(overridesKey) ?? sessionStorage.getItem(overridesKey)) !== null;
  } catch {
    // Storage is forbidden.
    return false;
  }
}
