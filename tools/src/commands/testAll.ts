import path from 'node:path';
import { command, runStep } from '@site/delivery/cli';
import { installTestPrograms } from '../debianPackages';
import { nodeFolder, testedNodes } from '../nodeBinary';
import { proveAndExit, quick } from '../steps';

const help = `npm run test:all [-- --node 24] [-- --force]

Everything that must hold: what npm test runs, all browser tests, and tests that start processes of their own: hostings,
registries, other teams' repositories, other versions of Node, PostgreSQL and Postfix.

  --node VERSION  on that version of Node (${testedNodes.join(', ')}), fetched from the npm registry
  --force         runs everything, nothing from a cache
  --help          this text`;

const log = (line: string) => console.log(`  ${line}`);

await command(help, { node: { type: 'string' }, force: { type: 'boolean' } }, async ({ node, force = false }) => {
  if (node) return runOn(node, force);
  // Needed by the second stage.
  const installing = installTestPrograms(log);
  const stages = [[...quick, 'build', 'unit'], ['tools#processes'], ['e2e'], ['e2e#engines'], ['integration']];
  await proveAndExit('npm run test:all', stages, { force, before: installing });
});

/** Starts this command again with another version of Node, which is the first that all it starts finds. */
async function runOn(version: string, force: boolean): Promise<void> {
  const major = testedNodes.find((each) => String(each) === version);
  if (!major) throw new Error(`--node must be one of ${testedNodes.join(', ')}, not ${version}`);
  const env = { ...process.env, PATH: `${await nodeFolder(major, log)}${path.delimiter}${process.env.PATH}` };
  await runStep('node', ['tools/bin/run.mjs', 'test:all', ...(force ? ['--force'] : [])], { env, stdio: 'inherit' });
}
