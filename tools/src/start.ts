import { servingPort } from '@site/delivery/build';
import { command, deployCheckout, stopOnSignal } from '@site/delivery/cli';
import { type PublishOptions, publishSite, watchStore } from '@site/delivery/publish';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import { startSignIn, startSiteServer, withEmulatorPort } from './services';

const help = `npm start

The whole product, as visitors get it, with a sign-in emulator unless a Firebase project is configured.

  PORT            port in the environment (default: 3000); the README lists what else is read from there
  --help          this text`;

await command(help, {}, async () => {
  // Errors of the configuration come first. Local builds are not signed.
  const { releaseKeys: _, ...configuration } = await readSiteConfig();
  const port = await servingPort(process.env.PORT);
  const site = siteFolder();
  const config = await withEmulatorPort({ ...configuration, ...ownAddress(port) });
  console.log('Building what has changed …');
  const store = createFolderStore(inRoot('var/releases'));
  await deployCheckout({ store, site, log: (line) => console.log(`  ${line}`) }, config);
  const server = await startSiteServer({ site, config, port, env: { ...process.env, SITE_STORE: store.location } });
  const publisher = startPublisher({ store, site, config });
  const running = [server, publisher];
  stopOnSignal(() => Promise.all(running.map((it) => it.stop())));
  console.log('Starting the sign-in emulator …');
  const emulator = await startSignIn(config, (line) => console.log(`  ${line}`));
  if (emulator) running.push(emulator);
  console.log(`
Ready: ${server.url}
  contact messages   ${process.env.SMTP_URL ? 'sent to the mail server' : 'var/outbox/*.eml'}
  sign-in            ${signInText(emulator?.url)}
Ctrl-C stops everything.`);

  function signInText(url: string | undefined) {
    if (config.firebase) return `Firebase project ${config.firebase.projectId}`;
    return url ? `emulator on ${url}; password-reset links appear here` : 'not available';
  }
});

function startPublisher(options: PublishOptions) {
  const stopping = new AbortController();
  const onError = (message: string) => console.error(message);
  const watching = watchStore(options.store, () => publishSite(options), { signal: stopping.signal, onError });
  return {
    stop() {
      stopping.abort();
      return watching;
    },
  };
}

/** The configured address is that of the public host. */
function ownAddress(port: number) {
  return process.env.SITE_SITE_URL ? {} : { siteUrl: `http://localhost:${port}` };
}
