import { runBrowserTests } from './browserTests';
import { installTestPrograms } from './debianPackages';
import { runStep, StepError } from './runStep';

const npmRun = (script: string) => () => runStep('npm', ['run', '--silent', script]);
const log = (line: string) => console.log(`  ${line}`);

async function runUnitTests() {
  await installTestPrograms(log);
  await npmRun('unit')();
}

/** Everything that must hold, the quick answers first. */
const steps: readonly { readonly name: string; readonly run: () => Promise<void> }[] = [
  { name: 'Lint and format', run: npmRun('lint') },
  { name: 'Import rules', run: npmRun('imports') },
  { name: 'Types', run: npmRun('types') },
  { name: 'Unit tests', run: runUnitTests },
  { name: 'Build and browser tests', run: () => runBrowserTests([], log) },
  { name: 'Releases, registry and browser together', run: npmRun('integration') },
];

// `npm test`: goes on after a failure, so that one run tells all there is to mend.
let failed = 0;
for (const { name, run } of steps) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  try {
    await run();
    console.log(`── ${name}: passed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } catch (error) {
    failed += 1;
    console.error(error instanceof StepError ? error.message : error);
    console.error(`── ${name}: FAILED`);
  }
}
console.log(`\nSteps of npm test:\n${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
