import { execFileSync } from 'node:child_process';
import { command, packageNamed } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import { onlyRemotesOf } from '../relatedFiles';
import { proveAndExit, quick } from '../steps';

const help = `npm test [-w mfe-catalog] [-- [--since BRANCH] [--force]]

All that a pull request needs: static checks, unit tests, the build, journeys through the site in Chromium, and a few of them
in other engines. With -w, what a release of that package needs: its own unit and browser tests, the unit tests of shared,
journeys through pages of nobody in particular, and what each page may fetch. npm run test:all runs the rest.
What has passed before, and can't have changed since, is not run again (turbo.jsonc).

  --since BRANCH  no other remotes' journeys, where nothing but remotes has changed since, such as origin/main
  --force         runs everything
  --help          this text`;

await command(
  help,
  { since: { type: 'string' }, force: { type: 'boolean' } },
  async ({ since, force = false }, rest) => {
    const [name] = rest.length > 0 ? [packageNamed(rest)] : [];
    // Browser tests depend on real time, so nothing else runs at the same time.
    const stages = name
      ? [[...quick, 'build', `${name}#unit`, '@site/shared#unit'], ['e2e'], ['tools#weights']]
      : [[...quick, 'build', 'unit'], ['e2e#journeys']];
    await proveAndExit(`npm test${name ? ` -w ${name}` : ''}`, stages, {
      force,
      names: name ? [name] : since ? onlyRemotesOf(changedSince(since)) : [],
    });
  },
);

/** @returns paths in the repository */
function changedSince(branch: string): readonly string[] {
  const options = { cwd: inRoot(), encoding: 'utf8' } as const;
  return execFileSync('git', ['diff', '--name-only', `${branch}...HEAD`], options)
    .split('\n')
    .filter(Boolean);
}
