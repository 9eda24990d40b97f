/** Floor 7, `cli`: the commands of `site`. They parse, call and print; what tools of the repository need for theirs is here. */
export { command, packageNamed, UsageError } from './command';
export { deployCheckout } from './deployCheckout';
export { explainFrame } from './explain/explainFrame';
export { explainTrace } from './explain/explainTrace';
export { runCommand } from './runCommand';
export { runStep, StepError } from './runStep';
export { stopOnSignal } from './stopOnSignal';
export { figureTable, textTable } from './textTable';
