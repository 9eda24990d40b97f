const storageKey = 'visitor-number';

/** A number from 0 to below 100 that this browser keeps: it decides who gets a canary, for as long as it lasts. */
export function visitorNumber(): number {
  try {
    const kept = Number.parseFloat(localStorage.getItem(storageKey) ?? '');
    if (kept >= 0 && kept < 100) return kept;
    const drawn = Math.random() * 100;
    localStorage.setItem(storageKey, String(drawn));
    return drawn;
  } catch {
    return 99;
  }
}
