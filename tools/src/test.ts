import path from 'node:path';
import { buildRelease } from '@site/delivery/build';
import { command, packageNamed, runStep, UsageError } from '@site/delivery/cli';
import { type BuiltPackage, builtPackages } from '@site/delivery/repository';
import { runBrowserTests } from './browserTests';
import { installTestPrograms } from './debianPackages';
import { nodeFolder, testedNodes } from './nodeBinary';
import { type Lane, runStages, summaryOf, type TestStep } from './testSteps';

/** @param held for what runs beside something else: its output comes in one piece, when it is through */
const npmRun =
  (script: string, { held = false, args = [] }: { held?: boolean; args?: readonly string[] } = {}) =>
  () =>
    runStep('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {}, held);
const beside = { held: true };
const log = (line: string) => console.log(`  ${line}`);

async function build() {
  for (const name of builtPackages) await buildRelease(name, { log });
}

const unitTests: TestStep = {
  name: 'Unit tests',
  async run() {
    await installTestPrograms(log);
    await npmRun('unit', beside)();
  },
};

/** Of a package, and of what it brings of `shared`. */
const unitTestsOf = (name: BuiltPackage): TestStep => ({
  name: `Unit tests of ${name} and shared`,
  run: npmRun('unit', { ...beside, args: [`${name}/`, 'shared/'] }),
});

const together: TestStep = { name: 'Releases, registry and browser together', run: npmRun('integration') };

/** Of these the one that a page's own code decides. */
const weights: TestStep = { name: 'What each page fetches', run: npmRun('integration', { args: ['weight'] }) };

/**
 * The quick answers first. What keeps one processor busy has something beside it; tests in a browser, which look at the
 * clock, have not.
 *
 * @param name the package whose release is in question; null for everything that must hold
 */
function stagesFor(name: BuiltPackage | null): readonly (readonly Lane[])[] {
  return [
    [
      [
        { name: 'Types', run: npmRun('types', beside) },
        { name: 'Types across teams', run: npmRun('shared-api', beside) },
        { name: 'Build', run: build },
      ],
      [
        { name: 'Lint and format', run: npmRun('lint', beside) },
        { name: 'Import rules', run: npmRun('imports', beside) },
        { name: 'Unused files, exports and dependencies', run: npmRun('unused', beside) },
        name ? unitTestsOf(name) : unitTests,
      ],
    ],
    [[{ name: 'Browser tests', run: () => runBrowserTests([], log) }]],
    [[name ? weights : together]],
  ];
}

const help = `npm test [-w mfe-catalog] [-- --node 24]

Everything that must hold, the quick answers first. With -w, what must hold before a release of that package: the same
without what its pages can't break, which is other packages' units, and how releases, registries and hostings work.

  --node VERSION  on that version of Node (${testedNodes.join(', ')}), fetched from the npm registry
  --help          this text`;

await command(help, { node: { type: 'string' } }, async ({ node }, rest) => {
  const name = rest.length > 0 ? packageNamed(rest) : null;
  const isPassed = node ? await runOn(node, rest) : await runSteps(name);
  process.exit(isPassed ? 0 : 1);
});

async function runSteps(name: BuiltPackage | null): Promise<boolean> {
  const { node } = process.versions;
  console.log(`On Node ${node}, ${process.platform} ${process.arch}`);
  const started = performance.now();
  const results = await runStages(stagesFor(name));
  const heading = `Steps of npm test${name ? ` -w ${name}` : ''}, on Node ${node}`;
  console.log(`\n${heading}:\n${summaryOf(results, performance.now() - started)}`);
  return results.every(({ isPassed }) => isPassed);
}

/** Starts this command again with another version of Node, which is the first that all it starts finds. */
async function runOn(version: string, args: readonly string[]): Promise<boolean> {
  const major = testedNodes.find((each) => String(each) === version);
  if (!major) throw new UsageError(`--node must be one of ${testedNodes.join(', ')}, not ${version}`);
  const env = { ...process.env, PATH: `${await nodeFolder(major, log)}${path.delimiter}${process.env.PATH}` };
  return runStep('node', ['tools/bin/run.mjs', 'test', ...args], { env, stdio: 'inherit' }).then(
    () => true,
    () => false,
  );
}
