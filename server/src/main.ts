import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteConfig, root, runMain } from './runMain';
import { readSettings } from './settings';
import { startServer } from './startServer';

await runMain(async () => {
  const settings = readSettings(process.env, readSiteConfig(), root);
  const server = await startServer(settings);
  console.log(`Serving on ${server.url}, messages under ${settings.dataDir}`);
  if (!existsSync(join(settings.siteDir, 'current')))
    console.log(`Nothing is published in ${settings.siteDir} yet: pages are answered with 503 until it is`);
  if (server.metricsUrl) console.log(`Metrics on ${server.metricsUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A registry may be slow to answer a rollback.
    process.once(signal, () => void server.close().then(() => process.exit()));
  }
});
