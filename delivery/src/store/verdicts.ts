import type { StoredVerdict } from './releaseStore';

/** What a store keeps of a verdict, beside its version: a registry shows it to people. */
export const verdictText = ({ time, reason }: StoredVerdict): string => `Recolhida em ${time}: ${reason}`;

const pattern = /^Recolhida em (\d{4}-\d\d-\d\dT[\d:.]+Z): (.+)$/;

/**
 * @param text as `verdictText` makes it
 * @returns none of anything else: people deprecate packages as well, in words of their own
 */
export function parseVerdict(version: string, text: unknown): readonly StoredVerdict[] {
  const [, time, reason] = pattern.exec(String(text).trim()) ?? [];
  return time && reason ? [{ version, time, reason }] : [];
}

export const latestFirst = (verdicts: readonly StoredVerdict[]): readonly StoredVerdict[] =>
  [...verdicts].sort((a, b) => (a.time < b.time ? 1 : -1));
