import path from 'node:path';
import { command, UsageError } from '@site/delivery/cli';
import { builtPackages, isBuiltPackage } from '@site/delivery/repository';
import { splitPackage } from '../split/splitPackage';

const help = `npm run split -- mfe-catalog ../catalog-team

Makes a repository of its own of a package: its sources as they are, and around them what builds,
tests and deploys them with nothing of ours but @site/shared and @site/delivery from the registry.
Nothing changes here; docs/split.md says what comes after.

  --registry URL  npm registry with both packages and with the releases (default: SITE_STORE)
  --help          this text`;

await command(help, { registry: { type: 'string' } }, async ({ registry = process.env.SITE_STORE }, rest) => {
  const [name = '', folder, ...more] = rest;
  if (!isBuiltPackage(name))
    throw new UsageError(`There is no package "${name}". There are: ${builtPackages.join(', ')}`);
  if (!folder || more.length > 0) throw new UsageError('Name a package and a folder; --help shows how');
  if (!registry || !/^https?:/.test(registry) || !URL.canParse(registry)) {
    throw new UsageError(
      'Say --registry, or SITE_STORE: the https://… of the npm registry that the packages come from',
    );
  }
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  await splitPackage({ name, folder: target, registry: new URL(registry).href.replace(/\/?$/, '/') });
  console.log(`${name} is a repository in ${target}. There: npm ci && npm test && npm run deploy`);
});
