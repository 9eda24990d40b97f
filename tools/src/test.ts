import path from 'node:path';
import { command, packageNamed, runStep, UsageError } from '@site/delivery/cli';
import type { BuiltPackage } from '@site/delivery/repository';
import { installTestPrograms } from './debianPackages';
import { nodeFolder, testedNodes } from './nodeBinary';
import { runTasks } from './steps';

const log = (line: string) => console.log(`  ${line}`);

/** The quick answers, and what the browser tests need. */
const quick = ['lint', 'types', 'imports', 'unused', 'shared-api', 'build'];

/**
 * Tasks that run side by side, stage after stage: tests in a browser, which look at the clock, have nothing beside them.
 *
 * @param name the package whose release is in question; null for everything that must hold
 */
const stagesFor = (name: BuiltPackage | null): readonly (readonly string[])[] =>
  name
    ? [quick, [`${name}#unit`, '@site/shared#unit'], ['e2e'], ['tools#weights']]
    : [quick, ['unit'], ['e2e'], ['integration']];

const help = `npm test [-w mfe-catalog] [-- --node 24]

Everything that must hold, the quick answers first. With -w, what must hold before a release of that package: the same
without what its pages can't break, which is other packages' units, and how releases, registries and hostings work.
What has passed before, and can't have changed since, is not run again (turbo.jsonc).

  --node VERSION  on that version of Node (${testedNodes.join(', ')}), fetched from the npm registry
  --force         runs everything
  --help          this text`;

await command(help, { node: { type: 'string' }, force: { type: 'boolean' } }, async ({ node, force = false }, rest) => {
  const name = rest.length > 0 ? packageNamed(rest) : null;
  const isPassed = node ? await runOn(node, [...rest, ...(force ? ['--force'] : [])]) : await runStages(name, force);
  process.exit(isPassed ? 0 : 1);
});

async function runStages(name: BuiltPackage | null, force: boolean): Promise<boolean> {
  const { node } = process.versions;
  console.log(`On Node ${node}, ${process.platform} ${process.arch}`);
  const started = performance.now();
  const failed = new Map<string, readonly string[]>();
  // Needed by the unit tests, which come after the first stage.
  const installing = name ? null : installTestPrograms(log);
  for (const tasks of stagesFor(name)) {
    // What a later stage depends on was run, and told, in an earlier one.
    for (const [task, failures] of await runTasks(tasks, force ? ['--force'] : [])) failed.set(task, failures);
    await installing;
  }
  // At last, where a log that is cut still has it.
  const told = [...failed].flatMap(([task, failures]) => [`FAILED ${task}:`, ...failures.map((line) => `  ${line}`)]);
  const duration = ((performance.now() - started) / 1000).toFixed(0);
  console.log(['', ...told, `${failed.size > 0 ? 'Failed' : 'Passed'} on Node ${node}, in ${duration} s`].join('\n'));
  return failed.size === 0;
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
