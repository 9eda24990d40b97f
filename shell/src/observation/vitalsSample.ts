/** https://www.w3.org/TR/gpc/, https://www.w3.org/TR/tracking-dnt/ */
interface PrivacySettings {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Never for visitors with a privacy setting. @param sample per cent @param random 0 to 1 */
export function isAskedForVitals(
  sample: number,
  random = Math.random(),
  settings: PrivacySettings = navigator,
): boolean {
  return 100 * random < sample && !settings.globalPrivacyControl && settings.doNotTrack !== '1';
}
