import { command } from '@site/delivery/cli';
import { proveAndExit, quick } from '../steps';

const help = `npm run check [-- --force]

What the change at hand can have broken, in half a minute to two: lint, types, imports, unused code, the public API of
shared, and the unit tests that import a file that has changed since they passed (the first time: since the branch left
main).

  --force         all unit tests, and nothing from a cache
  --help          this text`;

await command(help, { force: { type: 'boolean' } }, async ({ force = false }) => {
  const stages = [[...quick, force ? 'unit' : '@site/tools#related']];
  await proveAndExit('npm run check', stages, { force });
});
