import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../files';
import { inRoot } from '../../repository';
import { command, fromCaller } from '../command';
import { sbomOf } from '../sbom';

const help = `npm run site -- sbom mfe-catalog

Writes what a package's releases are made of, or the server: every npm package that its
code may run, with version and digest, as CycloneDX.

  --output FILE   where to (default: var/sbom/mfe-catalog.cdx.json)
  --help          this text`;

await command(help, { output: { type: 'string' } }, async ({ output }, [folder = '', ...more]) => {
  const { packages } = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
  if (more.length > 0 || !packages[folder]?.version || folder.includes('node_modules'))
    throw new Error('Name a package by its folder, such as mfe-catalog or server');
  const file = output ? fromCaller(output) : inRoot('var/sbom', `${folder}.cdx.json`);
  const sbom = sbomOf(packages, folder);
  await replaceFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${folder}: ${sbom.components.length} packages are in ${file}`);
});
