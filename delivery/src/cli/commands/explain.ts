import { text } from 'node:stream/consumers';
import { command, placeOf } from '../command';
import { explainTrace, frameIn } from '../explain';

const help = `npm run site -- explain mfe-catalog 1.0.0-g3fa9c1d2 ProductPage.js:1:2345
npm run site -- explain < trace.txt

Says which line of which source stands behind a place in a released script: of one place, or
of every line of a stack trace as a browser or an error report writes it.

  --store PLACE   release store: a folder, or the URL of an npm registry
                  (default: the environment's SITE_STORE, or var/releases)
  --help          this text`;

await command(help, { store: { type: 'string' } }, async ({ store }, rest) => {
  const place = rest.join('/');
  if (place && !frameIn(place)) throw new Error('Name a package, a version and a place; --help shows how');
  const opened = await placeOf({ store });
  console.log(await explainTrace(opened.store, place || (await text(process.stdin))));
});
