import path from 'node:path';

/** https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, LockedPackage>>;

/** CycloneDX 1.5. `npm sbom --omit dev` omits packages that another workspace needs for development. */
export function sbomOf(packages: Packages, folder: string) {
  const components = new Map<string, ReturnType<typeof componentOf>>();
  const dependencies = new Map<string, readonly string[]>();
  const visited = new Set<string>();

  const visit = (place: string): string => {
    const component = componentOf(packages, place);
    const ref = component['bom-ref'];
    if (visited.has(place)) return ref;
    visited.add(place);
    if (place !== folder) components.set(ref, component);
    const { dependencies: needed = {}, optionalDependencies = {}, peerDependencies = {} } = packages[place] ?? {};
    const uses = Object.keys({ ...peerDependencies, ...optionalDependencies, ...needed }).flatMap((name) => {
      const found = lockedPlace(packages, name, place);
      if (found !== undefined) return [visit((packages[found]?.link && packages[found]?.resolved) || found)];
      if (name in needed && !(name in optionalDependencies))
        throw new Error(`package-lock.json has no ${name} for ${place}`);
      return [];
    });
    dependencies.set(ref, [...new Set([...(dependencies.get(ref) ?? []), ...uses])].sort());
    return ref;
  };
  visit(folder);
  const sorted = [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...componentOf(packages, folder), type: 'application' } },
    components: sorted,
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
}

function componentOf(packages: Packages, place: string) {
  const { name = place.split('node_modules/').at(-1) ?? '', version = '', integrity, license } = packages[place] ?? {};
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, digest = ''] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [{ license: { name: license } }] }),
  };
}

/** Node's resolution: nearest folder first. */
export function lockedPlace(packages: Readonly<Record<string, unknown>>, name: string, place: string) {
  for (let folder = place; ; folder = path.posix.dirname(folder)) {
    const found = path.posix.join(folder, 'node_modules', name);
    if (found in packages) return found;
    if (folder === '.' || folder === '') return undefined;
  }
}
