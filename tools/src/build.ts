import { command, createHelp, deployCheckout, log, placeOf, takeSigningKey } from '@site/delivery/cli';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';

const help = `npm run build [-- --store PLACE [--create]]

Releases what has changed here, makes it live in var/releases, and brings site/ up to date.

  --store PLACE   another release store: a folder, or the URL of an npm registry,
                  from which a publisher takes it; with releaseKeys in site.config.json
                  the releases are signed, as npm run deploy signs them
${createHelp}
  --help          this text`;

await command(help, { store: { type: 'string' }, create: { type: 'boolean' } }, async ({ store, create }) => {
  const config = await readSiteConfig();
  if (!store) {
    await deployCheckout({ store: createFolderStore(inRoot('var/releases')), site: siteFolder(), log }, config);
    return;
  }
  const signingKey = await takeSigningKey(process.env);
  await deployCheckout(await placeOf({ store, create }), config, { signingKey });
});
