import type { RemoteFailure } from '@site/shared/contracts';

/** Logs a failure of a release to the browser's console. */
export function report({ remote, version, phase, kind, healed }: RemoteFailure): void {
  console.error(`${remote} ${version} failed (${phase}${healed ? ', healed' : ''}): ${kind ?? ''}`);
}
