import { firstName } from '@site/shared/format';

/** All that is remembered of a signed-in visitor outside the identity provider's own storage. */
export interface SessionHint {
  /** At most 40 characters. */
  readonly firstName: string;
}

/** As `beforeFirstPaint` of the contracts, which runs in the head of every page before any of our code is there. */
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
  return { firstName: [...firstName(displayName)].slice(0, 40).join('') };
}

/**
 * Tells the page's styles who is there: `data-session` on the root element, and the name, quoted, in
 * `--session-name`, for use as `content`.
 */
export function markPage(root: HTMLElement, hint: SessionHint | null): void {
  root.dataset.session = hint ? 'signed-in' : 'signed-out';
  if (hint) root.style.setProperty('--session-name', JSON.stringify(hint.firstName));
  else root.style.removeProperty('--session-name');
}
