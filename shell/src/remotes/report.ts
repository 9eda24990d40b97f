import type { RemoteFailure } from '@site/shared/contracts';

export function report({ remote, version, phase, kind, healed }: RemoteFailure): void {
  console.error(`${remote} ${version} failed (${phase}${healed ? ', healed' : ''}): ${kind ?? ''}`);
}
