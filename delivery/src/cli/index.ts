export { command, createHelp, fromCaller, log, logError, packageNamed, placeOf, runCommand } from './command';
export { deployCheckout } from './deploy';
export { explainTrace } from './explain';
export { runStep } from './runStep';
export { lockedPlace } from './sbom';
export { takeSigningKey } from './signingKey';
export { stopOnSignal } from './stopOnSignal';
