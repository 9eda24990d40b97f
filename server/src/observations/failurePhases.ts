import type { FailurePhase } from '@site/shared/contracts';

/** One entry for each, or this is not compiled. */
const all: Readonly<Record<FailurePhase, true>> = {
  fetch: true,
  digest: true,
  evaluate: true,
  init: true,
  get: true,
  render: true,
  effect: true,
  hydrate: true,
  run: true,
};

/** All phases of a failure that there are, in the order of the contract. */
export const failurePhases = Object.keys(all) as readonly FailurePhase[];
