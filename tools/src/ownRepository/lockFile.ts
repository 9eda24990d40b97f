import { lockedPlace } from '@site/delivery/cli';
import semver from 'semver';

/** The parts of a `package-lock.json` that matter here (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
interface LockFile {
  readonly lockfileVersion: number;
  /** By place, such as `node_modules/react`. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/**
 * A lock file with the versions that are installed here, for a repository that needs some of them: npm leaves out the
 * others and adds what is missing. So a package goes on with the very dependencies that it was built with.
 */
export function inheritedLock(name: string, { lockfileVersion, packages }: LockFile) {
  const installed = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  return { name, lockfileVersion, requires: true, packages: Object.fromEntries(installed) };
}

/**
 * Adds to a lock file the optional packages that its packages name and that it has no entry for: those for other
 * machines, where the registry does not have them. npm leaves them out of a lock file and `npm ci` then refuses it, for
 * lacking them (npm 11.16 and later, https://github.com/npm/cli/issues/9846).
 */
export function withOptionalPackages<Lock extends LockFile>(lock: Lock): Lock {
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  for (const [place, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      // What comes from elsewhere, or under another name, is no matter of a registry that lacks it.
      if (semver.validRange(range) === null) continue;
      const found = lockedPlace(packages, name, place);
      if (found && satisfies(packages[found], range)) continue;
      const version = semver.minVersion(range)?.version;
      // Above all others, unless another version is there.
      const target = found ? `${place}/node_modules/${name}` : `node_modules/${name}`;
      if (version) packages[target] = { version, ...machinesOf(name), ...(dev && { dev }), optional: true };
    }
  }
  // In npm's order.
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

const satisfies = (found: LockedPackage | undefined, range: string) =>
  found?.link === true || semver.satisfies(String(found?.version), range);

/** As `process.platform` and `process.arch` name them, and the packages made for them. */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Which machines a package is for, as far as its name tells: nothing else does without the registry. Left unsaid, npm
 * would fetch all of them wherever they can be had.
 */
function machinesOf(name: string): { readonly [field in 'os' | 'cpu' | 'libc']?: readonly string[] } {
  const words = name.split(/[-/@]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) => (/^musl/.test(word) ? 'musl' : /^gnu/.test(word) ? 'glibc' : []));
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}
