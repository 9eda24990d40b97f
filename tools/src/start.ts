import { servingPort } from '@site/delivery/build';
import { command, deployCheckout, log, logError, stopOnSignal } from '@site/delivery/cli';
import { type PublishOptions, publishSite, watchStore } from '@site/delivery/publish';
import { inRoot, readSiteConfig, root, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import { installPackages } from '../bin/install.mjs';
import { startSignIn, startSiteServer, withEmulatorPort } from './services';

const help = `npm start

The whole product, as visitors get it, with a sign-in emulator unless a Firebase project is configured. The first time, pages
answer before the development packages are installed and the pictures are encoded.

  PORT            port in the environment (default: 3000); docs/hosting.md lists the server's other settings
  --help          this text`;

await command(help, {}, async () => {
  // First, for errors of the configuration. Local builds are not signed.
  const { releaseKeys: _, ...configuration } = await readSiteConfig();
  const port = await servingPort(process.env.PORT);
  const site = siteFolder();
  const config = await withEmulatorPort({ ...configuration, ...ownAddress(port) });
  console.log('Building what has changed …');
  const store = createFolderStore(inRoot('var/releases'));
  const isFirst = (await store.packages()).length === 0;
  await deployCheckout({ store, site, log }, config, { isDraft: isFirst });
  const server = await startSiteServer({ site, config, port, env: { ...process.env, SITE_STORE: store.location } });
  const running: { stop(): Promise<unknown> }[] = [server];
  stopOnSignal(() => Promise.all(running.map((it) => it.stop())));
  console.log(`
Ready: ${server.url}
  contact messages   ${process.env.SMTP_URL ? 'sent to the mail server' : 'var/outbox/*.eml'}
  sign-in            ${config.firebase ? `Firebase project ${config.firebase.projectId}` : 'in a moment'}
Ctrl-C stops everything.
`);
  await installPackages({ root, log }).catch(({ message }) => log(message));
  const emulator = await startSignIn(config, log);
  if (emulator) {
    running.push(emulator);
    console.log(`Sign-in: emulator on ${emulator.url}; password-reset links appear here`);
  }
  if (isFirst) {
    console.log('Encoding the pictures, which this first site shows as drawings …');
    await deployCheckout({ store, site, log }, config);
  }
  running.push(startPublisher({ store, site, config }));
});

function startPublisher(options: PublishOptions) {
  const stopping = new AbortController();
  const watching = watchStore(options.store, () => publishSite(options), {
    signal: stopping.signal,
    onError: logError,
  });
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
