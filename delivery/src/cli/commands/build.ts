import { buildRelease } from '../../build';
import { command, packageNamed } from '../command';

const help = `npm run build

Builds one package, and says where the release is. Nothing is published.

  --help          this text`;

await command(help, {}, async (_options, rest) => {
  const { release, folder, isNew } = await buildRelease(packageNamed(rest), { log: console.log });
  console.log(`${release.name} ${release.version}${isNew ? '' : ', as before'}: ${folder}`);
});
