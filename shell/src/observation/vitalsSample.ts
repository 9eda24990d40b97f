/** https://www.w3.org/TR/gpc/, https://www.w3.org/TR/tracking-dnt/ */
interface PrivacySettings {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** True for visitors who opt out of being measured, though no report is personal. */
export const optsOut = ({ globalPrivacyControl, doNotTrack }: PrivacySettings = navigator): boolean =>
  Boolean(globalPrivacyControl) || doNotTrack === '1';

/** Never true for visitors with a privacy setting. @param sample share of page loads, per cent @param random 0 to 1 */
export function isAskedForVitals(
  sample: number,
  random = Math.random(),
  settings: PrivacySettings = navigator,
): boolean {
  return 100 * random < sample && !optsOut(settings);
}
