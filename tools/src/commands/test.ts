import { command, packageNamed } from '@site/delivery/cli';
import { proveAndExit, quick } from '../steps';

const help = `npm test [-w mfe-catalog] [-- --force]

All that a pull request needs: static checks, unit tests, the build, journeys through the site in Chromium, and a few of them
in other engines. With -w, what a release of that package needs: its own unit and browser tests, the unit tests of shared,
journeys through pages of nobody in particular, and what each page may fetch. npm run test:all runs the rest.
What has passed before, and can't have changed since, is not run again (turbo.jsonc).

  --force         runs everything
  --help          this text`;

await command(help, { force: { type: 'boolean' } }, async ({ force = false }, rest) => {
  const [name] = rest.length > 0 ? [packageNamed(rest)] : [];
  // Tests in a browser look at the clock, and have nothing beside them.
  const stages = name
    ? [[...quick, 'build', `${name}#unit`, '@site/shared#unit'], ['e2e'], ['tools#weights']]
    : [[...quick, 'build', 'unit'], ['e2e#journeys']];
  await proveAndExit(`npm test${name ? ` -w ${name}` : ''}`, stages, { force, name });
});
