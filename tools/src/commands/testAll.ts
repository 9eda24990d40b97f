import path from 'node:path';
import { command, runStep } from '@site/delivery/cli';
import { installTestPrograms } from '../debianPackages';
import { nodeFolder, testedNodes } from '../nodeBinary';
import { proveAndExit, quick } from '../steps';

const help = `npm run test:all [-- [--node 24] [--shard 2/3] [--force]]

All checks: those of npm test, all browser tests, and tests that start processes: hosts, registries, other teams'
repositories, other versions of Node, PostgreSQL and Postfix.

  --node VERSION  on that version of Node (${testedNodes.join(', ')}), fetched from the npm registry
  --shard K/N     a part: static checks and unit tests in the first, an equal share of the other tests in each
  --force         runs everything, without the cache
  --help          this text`;

const log = (line: string) => console.log(`  ${line}`);

const options = { node: { type: 'string' }, shard: { type: 'string' }, force: { type: 'boolean' } } as const;

await command(help, options, async ({ node, shard, force = false }) => {
  if (node) return runOn(node, force);
  if (shard && !/^[1-9]\/[1-9]$/.test(shard)) throw new Error(`--shard must be such as 2/3, not ${shard}`);
  const installing = installTestPrograms(log);
  const first = !shard || shard.startsWith('1/') ? [...quick, 'build', 'unit'] : ['build'];
  const stages = [
    first,
    ['@site/tools#processes'],
    ['@site/e2e#all'],
    ['integration'],
    ...(!shard || shard.startsWith('1/') ? [['conform']] : []),
  ];
  await proveAndExit('npm run test:all', stages, { force, shard, before: installing });
});

async function runOn(version: string, force: boolean): Promise<void> {
  const major = testedNodes.find((each) => String(each) === version);
  if (!major) throw new Error(`--node must be one of ${testedNodes.join(', ')}, not ${version}`);
  const env = { ...process.env, PATH: `${await nodeFolder(major, log)}${path.delimiter}${process.env.PATH}` };
  await runStep('node', ['tools/bin/run.mjs', 'test:all', ...(force ? ['--force'] : [])], { env, stdio: 'inherit' });
}
