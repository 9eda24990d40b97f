import { firstName, shortName } from '@site/shared/format';

/** Data of a signed-in visitor stored outside the identity provider's own storage. */
export interface SessionHint {
  /** At most 40 characters. */
  readonly firstName: string;
}

/** Parses a saved hint by the rules of the script in the head (shared/src/early/inline/head.ts). */
export function parseHint(text: string | null): SessionHint | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { firstName: name } = Object(value) as { readonly firstName?: unknown };
    return typeof name === 'string' && name !== '' ? { firstName: name } : null;
  } catch {
    return null;
  }
}

export function hintFor(displayName: string | null): SessionHint {
  return { firstName: shortName(firstName(displayName)) };
}
