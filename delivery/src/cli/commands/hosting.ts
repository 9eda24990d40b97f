import {
  edgeFiles,
  firebaseFiles,
  nginxConfig,
  readHostedSite,
  writeFirebaseFolder,
  writeHosting,
} from '../../publish';
import { inRoot, readSiteConfig } from '../../repository';
import { command, fromCaller, siteNamed } from '../command';

const help = `npm run site -- hosting nginx|firebase|edge

Writes what another web server needs to serve the site as its own server does, from what is
published now. To be run after each publication (publish-site --after).

  nginx           maps.conf and site.conf, to be included, and example.conf, which does so.
                  Pages and files need no reload; headers and canaries do
  firebase        firebase.json, and beside it the folder to upload
  edge            edge.mjs, for an edge of a CDN that serves what publish-site --to has put into an
                  object store. To be deployed anew only after an update of this program
  --output FOLDER where to (default: var/hosting/nginx, var/hosting/firebase, var/hosting/edge)
  --origin URL    where the edge reads the objects: the bucket and the prefix
  --server HOST:PORT
                  where the site's own server takes messages, for nginx (127.0.0.1:3000)
  --brotli        nginx has the module for .br files (Debian: libnginx-mod-http-brotli-static)
  --tls FOLDER    has fullchain.pem and privkey.pem: example.conf answers https, and http by a redirect
  --site FOLDER   the site (default: SITE_DIR, or site)
  --help          this text`;

/** ms until an edge shows a new publication. */
const pointerMs = 5_000;

await command(
  help,
  {
    output: { type: 'string' },
    origin: { type: 'string' },
    server: { type: 'string', default: '127.0.0.1:3000' },
    brotli: { type: 'boolean', default: false },
    tls: { type: 'string' },
    site: { type: 'string' },
  },
  async (values, [kind = '', ...more]) => {
    if (more.length > 0) throw new Error(`Unknown argument "${more.join(' ')}" (see --help)`);
    if (kind !== 'nginx' && kind !== 'firebase' && kind !== 'edge')
      throw new Error('Name a hosting: nginx, firebase or edge');
    const site = siteNamed(values.site);
    const folder = values.output ? fromCaller(values.output) : inRoot('var/hosting', kind);
    if (kind === 'edge') {
      const { origin = '' } = values;
      if (!/^https?:$/.test(URL.canParse(origin) ? new URL(origin).protocol : ''))
        throw new Error(`--origin is no URL: ${origin}`);
      report(folder, await writeHosting(folder, await edgeFiles({ origin, pointerMs })));
      return;
    }
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
