import path from 'node:path';
import { buildOptions, buildPackage } from './buildPackage';
import { isBuiltPackage } from './packages';
import { siteFolder } from './paths';
import { compressFolder } from './site/compress';

// Run by `publish`: builds one package and sends the result to the parent.
const [name = '', version = '', base = ''] = process.argv.slice(2);
if (!isBuiltPackage(name)) throw new Error(`${name} is not a package of this site`);
const site = siteFolder(base);
try {
  const result = await buildPackage(name, buildOptions(name, version, site, `/${name}/`));
  for (const folder of [version, 'assets']) {
    await compressFolder(path.join(site.public, name, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  process.send?.(result);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.disconnect?.();
