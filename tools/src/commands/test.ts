import { execFileSync } from 'node:child_process';
import { command, packageNamed } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import { onlyRemotesOf } from '../relatedFiles';
import { proveAndExit, quick } from '../steps';

const help = `npm test [-w mfe-catalog] [-- [--since BRANCH] [--force]]

Checks of a pull request: static checks, unit tests, the build, journeys through the site in Chromium, and a few of them
in other engines. With -w, checks of a release of that package: its own unit and browser tests, the unit tests of shared,
journeys that belong to no package, the weight of each page, and the rules of a release (docs/release-format.md).
npm run test:all runs the rest.
Tasks that passed with the same inputs are not run again (turbo.jsonc).

  --since BRANCH  leaves out journeys of unchanged remotes, if only remotes differ from that branch, such as origin/main
  --force         runs everything
  --help          this text`;

await command(
  help,
  { since: { type: 'string' }, force: { type: 'boolean' } },
  async ({ since, force = false }, rest) => {
    const [name] = rest.length > 0 ? [packageNamed(rest)] : [];
    // Browser tests depend on real time, so they run alone. The rules come last: they need the Chromium that those tests install.
    const last = ['@site/e2e#weights', ...(name && name !== 'shell' ? [`@site/${name}#conform`] : [])];
    const stages = name
      ? [[...quick, 'build', `@site/${name}#unit`, '@site/shared#unit'], ['e2e'], last]
      : [[...quick, 'build', 'unit'], ['@site/e2e#journeys']];
    await proveAndExit(`npm test${name ? ` -w ${name}` : ''}`, stages, {
      force,
      names: name ? [name] : since ? onlyRemotesOf(changedSince(since)) : [],
    });
  },
);

function changedSince(branch: string): readonly string[] {
  const options = { cwd: inRoot(), encoding: 'utf8' } as const;
  return execFileSync('git', ['diff', '--name-only', `${branch}...HEAD`], options)
    .split('\n')
    .filter(Boolean);
}
