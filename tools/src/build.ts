import { readSiteConfig } from './config';
import { siteFolder } from './paths';
import { publish } from './publish';
import { runCommand } from './runCommand';

// `npm run build`: brings site/ up to date.
await runCommand(async () => {
  await publish({ site: siteFolder(), config: await readSiteConfig(), log: console.log });
});
