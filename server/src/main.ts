import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSiteConfig, SiteConfigError } from '@site/shared/config';
import {
  MailSettingsError,
  observationLimits,
  PortInUseError,
  readGuardSettings,
  readMailSettings,
  ServerSettingsError,
  startServer,
} from './index';
import { readServerSettings } from './serverSettings';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the server by itself, on what was published last; the README lists the environment's variables. */
async function main({ PORT = '3000', HOST = 'localhost', SITE_DIR, DATA_DIR, ...env }: NodeJS.ProcessEnv) {
  const config = parseSiteConfig(JSON.parse(readFileSync(resolve(root, 'site.config.json'), 'utf8')), env);
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`PORT must be 0 to 65535, not ${PORT}`);
  const data = resolve(DATA_DIR ?? resolve(root, 'var'));
  const siteDir = resolve(SITE_DIR ?? resolve(root, 'site'));
  const current = resolve(siteDir, 'current');
  if (!existsSync(current)) throw new UsageError(`There is no ${current}: publish the site first (npm run build)`);
  const mail = readMailSettings(env, config.contact.email);
  const server = await startServer({
    port,
    host: HOST,
    siteDir,
    spoolDir: resolve(data, 'spool'),
    outboxDir: resolve(data, 'outbox'),
    observations: {
      preview: config.preview,
      file: resolve(data, 'observations.json'),
      limits: observationLimits(env, mail.limits.corsOrigins),
    },
    ...mail,
    ...readServerSettings(env),
    guard: readGuardSettings(env, { root, siteDir, dataDir: data }),
  });
  console.log(`Serving on ${server.url}, messages under ${data}`);
  if (server.metricsUrl) console.log(`Metrics on ${server.metricsUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

class UsageError extends Error {}

try {
  await main(process.env);
} catch (error) {
  const expected = [UsageError, SiteConfigError, MailSettingsError, ServerSettingsError, PortInUseError].some(
    (type) => error instanceof type,
  );
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
