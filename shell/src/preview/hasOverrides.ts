import { overridesKey } from '@site/shared/contracts';

/** Whether somebody wants to see other releases than visitors do, on a preview. */
export function hasOverrides(): boolean {
  try {
    return (localStorage.getItem(overridesKey) ?? sessionStorage.getItem(overridesKey)) !== null;
  } catch {
    // Forbidden: then nothing is kept.
    return false;
  }
}
