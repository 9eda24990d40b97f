import path from 'node:path';
import { runBrowserTests } from './browserTests';
import { command, UsageError } from './commands/command';
import { installTestPrograms } from './debianPackages';
import { nodeFolder, testedNodes } from './nodeBinary';
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
  { name: 'Unused files, exports and dependencies', run: npmRun('unused') },
  { name: 'Types', run: npmRun('types') },
  { name: 'Types across teams', run: npmRun('shared-api') },
  { name: 'Unit tests', run: runUnitTests },
  { name: 'Build and browser tests', run: () => runBrowserTests([], log) },
  { name: 'Releases, registry and browser together', run: npmRun('integration') },
];

const help = `npm test [-- --node 24]

Everything that must hold, the quick answers first.

  --node VERSION  on that version of Node (${testedNodes.join(', ')}), fetched from the npm registry
  --help          this text`;

await command(help, { node: { type: 'string' } }, async ({ node }, rest) => {
  if (rest.length > 0) throw new UsageError(`What is "${rest.join(' ')}"? --help says what there is`);
  const isPassed = node ? await runOn(node) : await runSteps();
  process.exit(isPassed ? 0 : 1);
});

/** Goes on after a failure, so that one run tells all there is to mend. */
async function runSteps(): Promise<boolean> {
  const { node } = process.versions;
  console.log(`On Node ${node}, ${process.platform} ${process.arch}`);
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
  console.log(`\nSteps of npm test, on Node ${node}:\n${steps.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

/** Starts this command again with another version of Node, which is the first that all it starts finds. */
async function runOn(version: string): Promise<boolean> {
  const major = testedNodes.find((each) => String(each) === version);
  if (!major) throw new UsageError(`--node must be one of ${testedNodes.join(', ')}, not ${version}`);
  const env = { ...process.env, PATH: `${await nodeFolder(major, log)}${path.delimiter}${process.env.PATH}` };
  return runStep('node', ['tools/bin/run.mjs', 'test'], { env, stdio: 'inherit' }).then(
    () => true,
    () => false,
  );
}
