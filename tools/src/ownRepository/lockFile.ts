/** The parts of a `package-lock.json` that matter here (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
export interface LockFile {
  readonly lockfileVersion: number;
  /** By place, such as `node_modules/react`. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
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
