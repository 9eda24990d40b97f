import { buildRelease } from '../../build';
import { command, packageNamed } from '../command';

const help = `npm run build

Builds one package, and says where the release is. Nothing is published.

  --base URL      where its browser files are going to be served from, for a team with a host of its own
  --help          this text`;

await command(help, { base: { type: 'string' } }, async ({ base }, rest) => {
  const { release, folder, isNew } = await buildRelease(packageNamed(rest), { base, log: console.log });
  console.log(`${release.name} ${release.version}${isNew ? '' : ', as before'}: ${folder}`);
});
