/** What a visitor's browser may say of their wishes (https://www.w3.org/TR/gpc/, https://www.w3.org/TR/tracking-dnt/). */
interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/**
 * Whether this page load is one of those that report their web vitals: never that of a visitor who wants to be left out of
 * such things, though nothing in them is theirs.
 *
 * @param sample share of page loads, per cent
 * @param random 0 to 1
 */
export function isAskedForVitals(sample: number, random = Math.random(), wishes: Wishes = navigator): boolean {
  return 100 * random < sample && !wishes.globalPrivacyControl && wishes.doNotTrack !== '1';
}
