import { command, deployCheckout, log, placeOf } from '@site/delivery/cli';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';

const help = `npm run build [-- --store PLACE]

Releases what has changed here, makes it live in var/releases, and brings site/ up to date.

  --store PLACE   another release store: a folder, or the URL of an npm registry,
                  from which a publisher takes it
  --help          this text`;

await command(help, { store: { type: 'string' } }, async ({ store }) => {
  const place = store
    ? await placeOf({ store })
    : { store: createFolderStore(inRoot('var/releases')), site: siteFolder(), log };
  await deployCheckout(place, await readSiteConfig());
});
