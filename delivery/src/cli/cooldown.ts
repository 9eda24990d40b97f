import pLimit from 'p-limit';

type Packages = Readonly<Record<string, LockedVersion>>;

/** https://docs.npmjs.com/cli/configuring-npm/package-lock-json#packages */
interface LockedVersion {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
}

type PublishedAt = (name: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** ms of seven days */
const cooldown = 7 * 86_400_000;

/** Versions that npm would install unchecked. */
export const versionsWithoutDigest = (packages: Packages): readonly string[] =>
  Object.entries(packages)
    .filter(([place, { integrity, link, inBundle }]) => isInstalled(place) && !integrity && !link && !inBundle)
    .map(([place, locked]) => `${versionOf(place, locked)} has no digest`);

/** npm's `min-release-age` (11.19) does not check versions whose address is in the lock file. */
export async function youngVersions(
  now: Packages,
  before: Packages,
  publishedAt: PublishedAt,
  today = Date.now(),
): Promise<readonly string[]> {
  const known = new Set(versionsIn(before));
  const added = [...new Set(versionsIn(now))].filter((each) => !known.has(each) && !each.startsWith('@site/'));
  const limit = pLimit(8);
  const lines = added.map((each) =>
    limit(async () => {
      const at = each.lastIndexOf('@');
      const time = Date.parse(String((await publishedAt(each.slice(0, at)))?.[each.slice(at + 1)]));
      if (Number.isNaN(time)) return [`${each}: the registry does not say when it was published`];
      return today - time < cooldown ? [`${each} was published on ${new Date(time).toISOString().slice(0, 10)}`] : [];
    }),
  );
  return (await Promise.all(lines)).flat();
}

const versionsIn = (packages: Packages): readonly string[] =>
  Object.entries(packages).flatMap(([place, locked]) => (locked.integrity ? [versionOf(place, locked)] : []));

const isInstalled = (place: string) => place.includes('node_modules/');

const versionOf = (place: string, { name, version }: LockedVersion) =>
  `${name ?? place.split('node_modules/').at(-1)}@${version}`;
