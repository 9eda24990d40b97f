import { isContentChange } from '../../build';
import { readRelease } from '../../release';
import { type Channels, checkTraffic, deployLive, deployMerge, type ReleaseStore } from '../../store';
import { command, fromCaller, packageNamed, placeHelp, placeOf, placeOptions, releasedPackageNamed } from '../command';
import { deploy } from '../deploy';
import { takeSigningKey } from '../signingKey';

const help = `npm run deploy -w mfe-catalog [-- --traffic 10]

Builds one package, makes sure that every page renders with it, also where other packages
show their fallback releases, publishes the release and shows it to visitors. Nobody
else's files change.

  --traffic N     as a canary: to N per cent of the visitors (1 to 99)
  --content-traffic N
                  replaces it where only content files, pictures and site.config.json differ
                  from the live release (100: at once to all)
  --release FOLDER
                  deploys the release in this folder, without a build (npm run site -- release)
${placeHelp}

The release is signed with the private key that the environment names as
RELEASE_SIGNING_KEY_FILE, or has as RELEASE_SIGNING_KEY (npm run site -- keys).`;

const options = {
  ...placeOptions,
  traffic: { type: 'string' },
  'content-traffic': { type: 'string' },
  release: { type: 'string' },
} as const;

await command(help, options, async (values, rest) => {
  const release = values.release === undefined ? undefined : fromCaller(values.release);
  const name =
    release === undefined
      ? packageNamed(rest)
      : releasedPackageNamed([...new Set([...rest, (await readRelease(release)).name])]);
  const canaryShare = values.traffic === undefined ? null : Number(values.traffic);
  const signingKey = await takeSigningKey(process.env);
  const place = await placeOf(values);
  const before = await place.store.channels(name);
  const contentShare = values['content-traffic'];
  const isContent = contentShare !== undefined && (await differsInContent(place.store, name, before));
  const share = isContent ? Number(contentShare) : canaryShare;
  if (canaryShare !== null) checkTraffic(before, canaryShare);
  if (share !== null && share !== 100) checkTraffic(before, share);
  const [built] = await deploy({
    ...place,
    names: [name],
    signingKey,
    release,
    move(channels, version) {
      if (share === null || canaryShare === null) return deployLive(channels, version);
      // Pipelines deploy after every merge, also without changes to the release.
      return deployMerge(channels, version, share, canaryShare);
    },
  });
  const version = built?.release.version;
  const { canary } = await place.store.channels(name);
  if (before.live === version) console.log(`${name} ${version} is live, as it was.`);
  else if (canary && canary.version === version)
    console.log(`${name} ${version} is a canary: ${canary.traffic} % of the visitors get it.`);
  else console.log(`${name} ${version} is live${before.live ? `; before it was ${before.live}` : ''}.`);
  if (!place.site) console.log(`Sites that publish from ${place.store.location} take it from there.`);
});

async function differsInContent(store: ReleaseStore, name: string, { live }: Channels): Promise<boolean> {
  if (!live) return false;
  const isContent = isContentChange(name, (await store.describe(name, live)).release.commit);
  if (isContent) console.log(`${name}: only content differs from ${live}, which is live.`);
  return isContent;
}
