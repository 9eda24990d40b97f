import { firebaseFiles, nginxConfig, readHostedSite, writeFirebaseFolder, writeHosting } from '../../publish';
import { inRoot, readSiteConfig } from '../../repository';
import { command, fromCaller, siteNamed } from '../command';

const help = `npm run site -- hosting nginx|firebase

Writes what another web server needs to serve the site as its own server does, from what is
published now. To be run after each publication (publish-site --after).

  nginx           maps.conf and site.conf, to be included, and example.conf, which does so.
                  Pages and files need no reload; headers and canaries do
  firebase        firebase.json, and beside it the folder to upload
  --output FOLDER where to (default: var/hosting/nginx, var/hosting/firebase)
  --server HOST:PORT
                  where the site's own server takes messages, for nginx (127.0.0.1:3000)
  --brotli        nginx has the module for .br files (Debian: libnginx-mod-http-brotli-static)
  --tls FOLDER    has fullchain.pem and privkey.pem: example.conf answers https, and http by a redirect
  --site FOLDER   the site (default: SITE_DIR, or site)
  --help          this text`;

await command(
  help,
  {
    output: { type: 'string' },
    server: { type: 'string', default: '127.0.0.1:3000' },
    brotli: { type: 'boolean', default: false },
    tls: { type: 'string' },
    site: { type: 'string' },
  },
  async (values, [kind = '', ...more]) => {
    if (more.length > 0) throw new Error(`What is "${more.join(' ')}"? --help says what there is`);
    if (kind !== 'nginx' && kind !== 'firebase') throw new Error('Name a hosting: nginx or firebase');
    const site = siteNamed(values.site);
    const folder = values.output ? fromCaller(values.output) : inRoot('var/hosting', kind);
    const [hosted, config] = await Promise.all([readHostedSite(site), readSiteConfig()]);
    if (kind === 'nginx') {
      if (!/^[\w.[\]:-]+:\d+$/.test(values.server)) throw new Error(`--server is no HOST:PORT: ${values.server}`);
      if (values.tls && !/^[\w./-]+$/.test(values.tls)) throw new Error(`--tls is no folder: ${values.tls}`);
      const { server, brotli } = values;
      const tls = values.tls ? fromCaller(values.tls) : null;
      const host = new URL(config.siteUrl).hostname;
      report(
        folder,
        await writeHosting(folder, await nginxConfig({ site, hosted, folder, host, server, brotli, tls })),
      );
    } else {
      const paths = await writeFirebaseFolder(site, folder);
      report(folder, await writeHosting(folder, await firebaseFiles(hosted, paths)));
      console.log(`${paths.files.length} files to upload in ${folder}/public`);
    }
  },
);

function report(folder: string, written: readonly string[]) {
  console.log(written.length > 0 ? `Written to ${folder}: ${written.join(', ')}` : `${folder} is up to date.`);
}
