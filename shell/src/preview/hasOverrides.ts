import { overridesKey } from '@site/shared/contracts';

export function hasOverrides(): boolean {
  try {
    return (localStorage.getItem(overridesKey) ?? sessionStorage.getItem(overridesKey)) !== null;
  } catch {
    return false;
  }
}
