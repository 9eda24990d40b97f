import type { RemoteFailure } from '@site/shared/contracts';

/** Reports to whoever looks at the console that a release failed in a visitor's page. */
export function report({ remote, version, phase, kind, healed }: RemoteFailure): void {
  console.error(`${remote} ${version} failed (${phase}${healed ? ', healed' : ''}): ${kind ?? ''}`);
}
