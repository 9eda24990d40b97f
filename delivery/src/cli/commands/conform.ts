import { conform, reportOf } from '../../conform';
import { readSiteConfig } from '../../repository';
import { checkedRelease, companions } from '../checkedRelease';
import { command } from '../command';

const help = `npm run site -- conform mfe-catalog
npm run site -- conform FOLDER

Checks a built remote by the rules of docs/release-format.md: its files, its Node build in a process without rights,
its pages in Chromium. Names each broken rule, the place and the fix. FOLDER has a release.json.
The browser needs playwright-core; without it, or without Chromium, a line says what was not checked.

  --store PLACE   release store with the shell and the packages beside the remote, unless they are in this checkout
                  (default: the environment's SITE_STORE, or var/releases)
  --complete      fails if something could not be checked
  --help          this text`;

const options = { store: { type: 'string' }, complete: { type: 'boolean' } } as const;

await command(help, options, async ({ store, complete = false }, [named = '', ...more]) => {
  if (!named || more.length > 0) throw new Error('Name one package, or the folder of a release; --help shows how');
  const release = await checkedRelease(named);
  const others = await companions(release, store);
  const verdict = await conform({ folder: release.folder, others, config: await readSiteConfig() });
  console.log(reportOf(verdict));
  if (verdict.broken.length > 0 || (complete && verdict.skipped.length > 0)) process.exitCode = 1;
});
