import { text } from 'node:stream/consumers';
import { command, placeOf, UsageError } from '../command';
import { explainFrame } from '../explain/explainFrame';
import { explainTrace } from '../explain/explainTrace';
import { frameAt } from '../explain/frames';

const help = `npm run site -- explain mfe-catalog 1.0.0-g3fa9c1d2 ProductPage.js:1:2345
npm run site -- explain < trace.txt

Says which line of which source stands behind a place in a released script: of one place, or
of every line of a stack trace as a browser or an error report writes it.

  --store PLACE   release store: a folder, or the URL of an npm registry
                  (default: the environment's SITE_STORE, or var/releases)
  --help          this text`;

await command(help, { store: { type: 'string' } }, async ({ store }, rest) => {
  const place = await placeOf({ store });
  if (rest.length === 0) {
    console.log(await explainTrace(place.store, await text(process.stdin)));
    return;
  }
  const [name = '', version = '', where = '', ...more] = rest;
  const frame = frameAt(name, version, where);
  if (!frame || more.length > 0) throw new UsageError('Name a package, a version and a place; --help shows how');
  const { source, line, column, text: shown } = await explainFrame(place.store, frame);
  console.log(`${source}:${line}:${column}`);
  if (shown !== null) console.log(`  ${shown.trim()}`);
});
