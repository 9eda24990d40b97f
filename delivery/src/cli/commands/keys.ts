import { inRoot } from '../../repository';
import { command, fromCaller, placeOf, releasedPackageNamed } from '../command';
import { addKey, listKeys, retireKey } from '../releaseKeys';

const help = `npm run site -- keys [new|retire mfe-catalog]

The public keys of each package in site.config.json. Once there is one, visitors get no
release but what is signed with a key of its own package.

  new             makes a pair: the private key goes to --out, and to nobody; the public one
                  into site.config.json, beside an older one until that is retired
  retire          drops the older of two keys
  --out FILE      new file for the private key, which only you may read
  --now           retires a key with which visitors' releases are signed: it was stolen. The
                  site stays as it is until they are released with the other
  --store PLACE   release store: a folder, or the URL of an npm registry
  --help          this text`;

const options = { out: { type: 'string' }, now: { type: 'boolean' }, store: { type: 'string' } } as const;

await command(help, options, async ({ out, now = false, store }, [task, ...rest]) => {
  const configFile = inRoot('site.config.json');
  if (task === undefined) console.log(await listKeys(configFile));
  else if (task === 'new') {
    const name = releasedPackageNamed(rest);
    if (!out) throw new Error('Name the new file for the private key: --out FILE');
    const file = fromCaller(out);
    console.log(`${name}: ${await addKey(configFile, name, file)} is in site.config.json`);
    console.log(`To release: RELEASE_SIGNING_KEY_FILE=${file} npm run deploy -w ${name}`);
  } else if (task === 'retire') {
    const name = releasedPackageNamed(rest);
    await retireKey(configFile, name, now ? null : (await placeOf({ store })).store);
    console.log(`${name}: the older key is gone. Publish the site again (npm run site -- publish-site).`);
  } else throw new Error(`Unknown argument "${task}" (see --help)`);
});
