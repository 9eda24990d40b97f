/** A `package-lock.json` (https://docs.npmjs.com/cli/configuring-npm/package-lock-json), as far as workspaces matter. */
interface LockFile {
  readonly packages: Record<string, unknown>;
}

/** What a lock file says of a workspace. */
export interface LockedWorkspace {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Adds a workspace that needs nothing which is not there already, as npm would. */
export function withWorkspace(text: string, folder: string, { version, dependencies }: LockedWorkspace): string {
  return edited(text, (packages) => {
    packages[folder] = { version, dependencies };
    packages[linkTo(folder)] = { resolved: folder, link: true };
  });
}

/** Takes a workspace out again. */
export function withoutWorkspace(text: string, folder: string): string {
  return edited(text, (packages) => {
    delete packages[folder];
    delete packages[linkTo(folder)];
  });
}

/** Another version of a workspace. */
export function withVersion(text: string, folder: string, version: string): string {
  return edited(text, (packages) => {
    packages[folder] = { ...(packages[folder] as object), version };
  });
}

const linkTo = (folder: string) => `node_modules/${folder}`;

function edited(text: string, edit: (packages: Record<string, unknown>) => void): string {
  const lock: LockFile = JSON.parse(text);
  const packages = { ...lock.packages };
  edit(packages);
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
