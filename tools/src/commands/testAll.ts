import { command } from '@site/delivery/cli';
import { installTestPrograms } from '../debianPackages';
import { proveAndExit, quick } from '../steps';

const help = `npm run test:all [-- [--shard 2/3] [--force]]

All checks: those of npm test, all browser tests, and tests that start processes: hosts, registries, other teams'
repositories, PostgreSQL and Postfix.

  --shard K/N     a part: static checks and unit tests in the first, an equal share of the other tests in each
  --force         runs everything, without the cache
  --help          this text`;

const log = (line: string) => console.log(`  ${line}`);

const options = { shard: { type: 'string' }, force: { type: 'boolean' } } as const;

await command(help, options, async ({ shard, force = false }) => {
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
