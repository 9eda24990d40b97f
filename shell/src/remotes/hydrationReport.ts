import type { Pins, RemoteFailure } from '@site/shared/contracts';
import { otherRelease } from './createRemoteLoader';

/** @returns null if the loader caused the error @param componentStack null without prerendering, contrary to React's types */
export function hydrationReport(
  error: unknown,
  componentStack: string | null | undefined,
  pins: Pins,
): RemoteFailure | null {
  const cause = (error as Error).cause ?? error;
  if (cause === otherRelease) return null;
  const folder = (url: string) => url.replace(/[^/]*$/, '');
  const place = ([, { url }]: [string, { url: string }]) => componentStack?.indexOf(folder(url)) ?? -1;
  // The stack lists the innermost component first.
  const [remote, pin] = Object.entries(pins)
    .filter((it) => place(it) >= 0)
    .sort((one, other) => place(one) - place(other))[0] ?? ['shell', pins.shell];
  return { remote, version: pin?.version ?? 'none', phase: 'hydrate', kind: String(cause), healed: true };
}

export function report({ remote, version, phase, kind, healed }: RemoteFailure): void {
  console.error(`${remote} ${version} failed (${phase}${healed ? ', healed' : ''}): ${kind ?? ''}`);
}
