import path from 'node:path';
import { runBrowserTests } from './browserTests';
import { command, UsageError } from './commands/command';
import { installTestPrograms } from './debianPackages';
import { nodeFolder, testedNodes } from './nodeBinary';
import { builtPackages } from './packages';
import { buildRelease } from './release/buildRelease';
import { runStep } from './runStep';
import { type Lane, runStages, summaryOf } from './testSteps';

/** @param held for what runs beside something else: its output comes in one piece, when it is through */
const npmRun =
  (script: string, held = false) =>
  () =>
    runStep('npm', ['run', '--silent', script], {}, held);
const log = (line: string) => console.log(`  ${line}`);

async function runUnitTests() {
  await installTestPrograms(log);
  await npmRun('unit', true)();
}

async function build() {
  for (const name of builtPackages) await buildRelease(name, { log });
}

/**
 * Everything that must hold, the quick answers first. What keeps one processor busy has something beside it; tests in a
 * browser, which look at the clock, have not.
 */
const stages: readonly (readonly Lane[])[] = [
  [
    [
      { name: 'Types', run: npmRun('types', true) },
      { name: 'Types across teams', run: npmRun('shared-api', true) },
      { name: 'Build', run: build },
    ],
    [
      { name: 'Lint and format', run: npmRun('lint', true) },
      { name: 'Import rules', run: npmRun('imports', true) },
      { name: 'Unused files, exports and dependencies', run: npmRun('unused', true) },
      { name: 'Unit tests', run: runUnitTests },
    ],
  ],
  [[{ name: 'Browser tests', run: () => runBrowserTests([], log) }]],
  [[{ name: 'Releases, registry and browser together', run: npmRun('integration') }]],
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

async function runSteps(): Promise<boolean> {
  const { node } = process.versions;
  console.log(`On Node ${node}, ${process.platform} ${process.arch}`);
  const started = performance.now();
  const results = await runStages(stages);
  console.log(`\nSteps of npm test, on Node ${node}:\n${summaryOf(results, performance.now() - started)}`);
  return results.every(({ isPassed }) => isPassed);
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
