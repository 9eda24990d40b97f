import { federationName } from '@site/shared/contracts';
import { isContentChange } from '../../build';
import { readRelease } from '../../release';
import { type Channels, checkTraffic, deployLive, deployMerge, type ReleaseStore } from '../../store';
import {
  command,
  createHelp,
  fromCaller,
  packagesNamed,
  placeHelp,
  placeOf,
  placeOptions,
  releasedPackageNamed,
} from '../command';
import { deploy } from '../deploy';
import { orTogether } from '../orTogether';
import { takeSigningKey } from '../signingKey';

const help = `npm run deploy -w mfe-catalog [-- --traffic 10]
npm run site -- deploy shell mfe-catalog

Builds one package, makes sure that every page renders with it, also where other packages
show their fallback releases, publishes the release and shows it to visitors; several
packages as one move. Nobody else's files change.

  --traffic N     as a canary: to N per cent of the visitors (1 to 99); several packages to
                  the same visitors
  --content-traffic N
                  replaces it where only content files, pictures and site.config.json differ
                  from the live release (100: at once to all)
  --release FOLDER
                  deploys the release in this folder, without a build (npm run site -- release)
${placeHelp}
${createHelp}

The release is signed with the private key that the environment names as
RELEASE_SIGNING_KEY_FILE, or has as RELEASE_SIGNING_KEY (npm run site -- keys).`;

const options = {
  ...placeOptions,
  traffic: { type: 'string' },
  'content-traffic': { type: 'string' },
  release: { type: 'string' },
  create: { type: 'boolean' },
} as const;

await command(help, options, async (values, rest) => {
  const release = values.release === undefined ? undefined : fromCaller(values.release);
  const names =
    release === undefined
      ? packagesNamed(rest)
      : [releasedPackageNamed([...new Set([...rest, (await readRelease(release)).name])])];
  const canaryShare = values.traffic === undefined ? null : Number(values.traffic);
  const [first = '', ...others] = names.map(federationName).sort();
  const group = others.length > 0 ? first : undefined;
  const signingKey = await takeSigningKey(process.env);
  const place = await placeOf(values);
  const before = new Map<string, Channels>();
  for (const name of names) before.set(name, await place.store.channels(name));
  const contentShare = values['content-traffic'];
  const isContent = contentShare !== undefined && (await differInContent(place.store, before));
  const share = isContent ? Number(contentShare) : canaryShare;
  for (const channels of before.values()) {
    if (canaryShare !== null) checkTraffic(channels, canaryShare);
    if (share !== null && share !== 100) checkTraffic(channels, share);
  }
  const deployed = deploy({
    ...place,
    names,
    signingKey,
    release,
    move(channels, version) {
      if (share === null || canaryShare === null) return deployLive(channels, version);
      // Pipelines deploy after every merge, also without changes to the release.
      return deployMerge(channels, version, share, canaryShare, group);
    },
  });
  for (const { release } of await orTogether('deploy', names, deployed)) {
    const { name, version } = release;
    const { live } = before.get(name) ?? {};
    const { canary } = await place.store.channels(name);
    if (live === version) console.log(`${name} ${version} is live, as it was.`);
    else if (canary && canary.version === version)
      console.log(`${name} ${version} is a canary: ${canary.traffic} % of the visitors get it.`);
    else console.log(`${name} ${version} is live${live ? `; before it was ${live}` : ''}.`);
  }
  if (!place.site) console.log(`Sites that publish from ${place.store.location} take it from there.`);
});

async function differInContent(store: ReleaseStore, before: ReadonlyMap<string, Channels>): Promise<boolean> {
  for (const [name, { live }] of before) {
    if (!live || !isContentChange(name, (await store.describe(name, live)).release.commit)) return false;
    console.log(`${name}: only content differs from ${live}, which is live.`);
  }
  return true;
}
