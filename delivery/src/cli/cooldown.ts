import pLimit from 'p-limit';

type Packages = Readonly<
  Record<string, { readonly name?: string; readonly version?: string; readonly integrity?: string }>
>;

type PublishedAt = (name: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

const day = 86_400_000;

/** npm's `min-release-age` (11.19) does not check versions whose address is in the lock file. */
export async function youngVersions(
  now: Packages,
  before: Packages,
  publishedAt: PublishedAt,
  days: number,
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
      return today - time < days * day ? [`${each} was published on ${new Date(time).toISOString().slice(0, 10)}`] : [];
    }),
  );
  return (await Promise.all(lines)).flat();
}

/** Omits packages for other platforms that the registry lacks: they have no digest. */
const versionsIn = (packages: Packages): readonly string[] =>
  Object.entries(packages).flatMap(([place, { name, version, integrity }]) =>
    integrity ? [`${name ?? place.split('node_modules/').at(-1)}@${version}`] : [],
  );
