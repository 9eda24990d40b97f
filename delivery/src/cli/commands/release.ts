import { releaseOfBundle } from '../../build';
import { sitePackages } from '../../store';
import { command, fromCaller } from '../command';

const help = `npm run site -- release FOLDER

Checks a folder that any bundler has written (docs/release-format.md), and makes a release
of it: writes its entry, its digests, release.json and mf-manifest.json. Nothing is published.

  --help          this text`;

await command(help, {}, async (_options, [folder, ...more]) => {
  if (!folder || more.length > 0) throw new Error('Name the folder with browser/ and server/ (see --help)');
  const { name, version, entry, modules, files } = await releaseOfBundle(fromCaller(folder));
  const bytes = Object.values(files).reduce((sum, each) => sum + each.bytes, 0);
  console.log(`${name} ${version}: ${Object.keys(files).length} files, ${bytes.toLocaleString('en')} bytes`);
  for (const [exposed, { js, css }] of Object.entries(modules))
    console.log(`  ${exposed} ${[...js, ...css].join(' ')}`);
  console.log(`${folder} has the entry ${entry}, mf-manifest.json and release.json.`);
  if (!sitePackages.includes(name))
    console.log(
      `${name} is not registered: first add it to @site/shared (docs/teams.md, A new remote), and deploy the shell.`,
    );
  console.log(`To deploy it: npm run site -- deploy --release ${folder}`);
});
