import { command } from './commands/command';
import { readSiteConfig } from './config';
import { deployCheckout } from './deployment/deployCheckout';
import { inRoot, siteFolder } from './paths';
import { createFolderStore } from './store/folderStore';

const help = `npm run build

Releases what has changed here, makes it live in var/releases, and brings site/ up to date.

  --help          this text`;

await command(help, {}, async () => {
  const store = createFolderStore(inRoot('var/releases'));
  await deployCheckout({ store, site: siteFolder(), log: console.log }, await readSiteConfig());
});
