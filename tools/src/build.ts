import { command, deployCheckout } from '@site/delivery/cli';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';

const help = `npm run build

Releases what has changed here, makes it live in var/releases, and brings site/ up to date.

  --help          this text`;

await command(help, {}, async () => {
  const store = createFolderStore(inRoot('var/releases'));
  await deployCheckout({ store, site: siteFolder(), log: console.log }, await readSiteConfig());
});
