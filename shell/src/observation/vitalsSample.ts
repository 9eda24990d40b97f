/** Visitor's privacy settings (https://www.w3.org/TR/gpc/, https://www.w3.org/TR/tracking-dnt/). */
interface PrivacySettings {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/**
 * Decides if this page load reports its web vitals. Visitors with a privacy setting are left out, though the report has no
 * personal data.
 *
 * @param sample share of page loads, in per cent
 * @param random 0 to 1
 */
export function isAskedForVitals(
  sample: number,
  random = Math.random(),
  settings: PrivacySettings = navigator,
): boolean {
  return 100 * random < sample && !settings.globalPrivacyControl && settings.doNotTrack !== '1';
}
