/** The commands of `site`: they parse, call and print. What the tools need for commands of their own is here too. */
export { command, packageNamed, UsageError } from './command';
export { deployCheckout } from './deployCheckout';
export { explainFrame } from './explain/explainFrame';
export { explainTrace } from './explain/explainTrace';
export { runCommand } from './runCommand';
export { runStep, StepError } from './runStep';
export { stopOnSignal } from './stopOnSignal';
export { figureTable, textTable } from './textTable';
