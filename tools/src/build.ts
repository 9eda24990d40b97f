import { readSiteConfig } from './config';
import { deployCheckout } from './deployment/deployCheckout';
import { inRoot, siteFolder } from './paths';
import { runCommand } from './runCommand';
import { createFolderStore } from './store/folderStore';

// `npm run build`: releases what has changed, and brings site/ up to date.
await runCommand(async () => {
  const store = createFolderStore(inRoot('var/releases'));
  await deployCheckout({ store, site: siteFolder(), log: console.log }, await readSiteConfig());
});
