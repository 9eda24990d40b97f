import { lockedPlace } from '@site/delivery/cli';
import semver from 'semver';

/** https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Lists the installed versions. npm removes those that the new repository does not need. */
export function inheritedLock(name: string, { lockfileVersion, packages }: LockFile) {
  const installed = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  return { name, lockfileVersion, requires: true, packages: Object.fromEntries(installed) };
}

/**
 * `npm ci` refuses a lock file without them (npm 11.16 and later, https://github.com/npm/cli/issues/9846).
 * @param origin has their digests
 */
export function withOptionalPackages<Lock extends LockFile>(lock: Lock, origin: LockFile = lock): Lock {
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  for (const [place, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      // Aliases and packages from other sources have no version range.
      if (semver.validRange(range) === null) continue;
      const found = lockedPlace(packages, name, place);
      if (found && satisfies(packages[found], range)) continue;
      const version = semver.minVersion(range)?.version;
      // At the top, unless that has another version.
      const target = found ? `${place}/node_modules/${name}` : `node_modules/${name}`;
      if (!version) continue;
      const { integrity } = Object.entries(origin.packages).find(isVersion(name, version))?.[1] ?? {};
      const fixed = { version, ...(integrity !== undefined && { integrity }) };
      packages[target] = { ...fixed, ...machinesOf(name), ...(dev && { dev }), optional: true };
    }
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

const isVersion =
  (name: string, version: string) =>
  ([place, locked]: readonly [string, LockedPackage]) =>
    place.endsWith(`node_modules/${name}`) && locked.version === version;

const satisfies = (found: LockedPackage | undefined, range: string) =>
  found?.link === true || semver.satisfies(String(found?.version), range);

/** Names of packages contain `process.platform` and `process.arch`. */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Derived from the name. Without these fields npm would install the packages of all platforms. */
function machinesOf(name: string): { readonly [field in 'os' | 'cpu' | 'libc']?: readonly string[] } {
  const words = name.split(/[-/@]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) => (/^musl/.test(word) ? 'musl' : /^gnu/.test(word) ? 'glibc' : []));
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}
